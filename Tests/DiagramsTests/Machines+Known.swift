import Diagrams

extension Machines {
  static let app = DiagramGraph(
    id: "app",
    states: [
      state(
        "not-running", "Not Running | Nicht gestartet | Не запущено", gloss: "no process | kein Prozess | процесса нет"),
      state(
        "inactive", "Inactive | Inaktiv | Неактивно",
        gloss: "visible, no input | sichtbar, ohne Eingaben | видно, без ввода"),
      state("active", "Active | Aktiv | Активно", gloss: "receives input | erhält Eingaben | получает ввод"),
      state("background", "Background | Hintergrund | В фоне", gloss: "code runs | Code läuft | код выполняется"),
      state(
        "suspended", "Suspended | Angehalten | Приостановлено",
        gloss: "in memory only | nur im Speicher | только в памяти"),
    ],
    transitions: transitions([
      (
        "launch", "not-running > inactive",
        "user opens the app | Benutzer öffnet die App | пользователь открывает приложение", "didFinishLaunching()"
      ),
      (
        "launch-bg", "not-running > background", "background launch | Start im Hintergrund | запуск в фоне",
        "didFinishLaunching()"
      ),
      (
        "activate", "inactive > active", "becomes frontmost | kommt in den Vordergrund | выходит на передний план",
        "didBecomeActive()"
      ),
      ("resign", "active > inactive", "interruption | Unterbrechung | прерывание", "willResignActive()"),
      (
        "enter-bg", "inactive > background", "user goes Home | zum Home-Bildschirm | переход на экран «Домой»",
        "didEnterBackground()"
      ),
      (
        "enter-fg", "background > inactive", "user reopens the app | App wieder geöffnet | возврат в приложение",
        "willEnterForeground()"
      ),
      ("suspend", "background > suspended", "work finished | Arbeit beendet | работа завершена", ""),
      ("wake", "suspended > background", "system wakes the app | System weckt die App | система будит приложение", ""),
      ("purge", "suspended > not-running!", "memory reclaimed | Speicher freigegeben | нехватка памяти", ""),
      (
        "terminate", "background > not-running!", "system terminates | System beendet | система завершает",
        "willTerminate()"
      ),
      (
        "memory", "active, inactive", "memory warning | Speicherwarnung | предупреждение о памяти",
        "didReceiveMemoryWarning()"
      ),
    ]), initial: "not-running")

  /// Five sources of one transition.
  static let activity = DiagramGraph(
    id: "activity",
    states: [
      state("initialized", "Initialized | Initialisiert | Инициализирована"),
      state("created", "Created | Erzeugt | Создана"),
      state("started", "Started | Gestartet | Видима"), state("resumed", "Resumed | Fortgesetzt | Возобновлена"),
      state("paused", "Paused | Pausiert | Приостановлена"), state("stopped", "Stopped | Gestoppt | Остановлена"),
      state("destroyed", "Destroyed | Zerstört | Уничтожена", final: true),
    ],
    transitions: transitions([
      ("create", "initialized > created", "launch | Start | запуск", "onCreate()"),
      (
        "start", "created > started", "becoming visible | wird sichtbar | становится видимой",
        "onStart() onRestoreInstanceState()"
      ),
      ("resume", "started > resumed", "gains focus | erhält Fokus | получает фокус", "onResume()"),
      ("pause", "resumed > paused", "loses focus | verliert Fokus | теряет фокус", "onPause()"),
      ("resume-again", "paused > resumed", "focus returns | Fokus zurück | фокус возвращается", "onResume()"),
      ("stop", "paused > stopped", "fully hidden | ganz verdeckt | полностью скрыта", "onStop() onSaveInstanceState()"),
      (
        "restart", "stopped > started", "user returns | Benutzer kehrt zurück | пользователь вернулся",
        "onRestart() onStart()"
      ),
      ("finish", "stopped > destroyed", "finish() | finish() | finish()", "onDestroy()"),
      (
        "finish-early", "created > destroyed", "finish() in onCreate | finish() in onCreate | finish() внутри onCreate",
        "onDestroy()"
      ),
      (
        "rotate", "resumed > created", "configuration change | Konfigurationsänderung | изменение конфигурации",
        "onPause() onStop() onDestroy()"
      ),
      (
        "kill", "created, started, resumed, paused, stopped > initialized!",
        "process killed | Prozess beendet | процесс убит", ""
      ),
    ]), initial: "initialized")

  static let pod = DiagramGraph(
    id: "pod",
    states: [
      state("pending", "Pending | Wartend | Ожидание"),
      composite(
        "running", "Running | Läuft | Выполняется", initial: "waiting",
        [
          state("waiting", "Container waiting | Container wartet | Контейнер ожидает"),
          state("started", "Container running | Container läuft | Контейнер работает"),
          state("terminated", "Container terminated | Container beendet | Контейнер завершён"),
        ]), state("succeeded", "Succeeded | Erfolgreich | Успешно", final: true),
      state("failed", "Failed | Fehlgeschlagen | Сбой", final: true),
      state("unknown", "Unknown | Unbekannt | Неизвестно"),
    ],
    transitions: transitions([
      ("bind", "pending > running", "bound and started | gebunden und gestartet | назначен и запущен", ""),
      ("start", "waiting > started", "image pulled | Image geladen | образ загружен", "postStart"),
      ("stop", "started > terminated", "exits or is killed | endet | завершение", "preStop"),
      ("restart", "terminated > waiting", "restartPolicy allows | restartPolicy erlaubt | restartPolicy разрешает", ""),
      ("ok", "running > succeeded", "all exit 0 | alle Exit 0 | все вышли с 0", ""),
      ("fail", "running > failed!", "one exits non-zero | einer mit Fehler | один вышел с ошибкой", ""),
      ("lost", "running > unknown", "node unreachable | Node nicht erreichbar | узел недоступен", ""),
      ("back", "unknown > running", "node returns | Node wieder da | узел вернулся", ""),
      ("evict", "pending > failed!", "rejected | abgelehnt | отклонён", ""),
      ("probe", "running", "readiness probe | Bereitschaftsprüfung | проверка готовности", ""),
      ("probe-fails", "started", "liveness probe | Lebendigkeitsprüfung | проверка живучести", ""),
    ]), initial: "pending")

  /// Long German words.
  static let order = DiagramGraph(
    id: "order",
    states: [
      state("draft", "Draft | Entwurf"), state("placed", "Placed | Auftrags\u{AD}eingangs\u{AD}bestätigung verschickt"),
      state("paid", "Paid | Zahlungseingang verbucht"), state("packed", "Packed | Versandvorbereitung abgeschlossen"),
      state("shipped", "Shipped | An den Paketdienst übergeben"),
      state("delivered", "Delivered | Zugestellt", final: true),
      state("cancelled", "Cancelled | Storniert", final: true), state("returned", "Returned | Rücksendung eingegangen"),
    ],
    transitions: transitions([
      (
        "place", "draft > placed", "customer confirms | Kundin bestätigt die Bestellung verbindlich",
        "sendConfirmation()"
      ),
      (
        "pay", "placed > paid", "payment received | Zahlungsbestätigung des Bankinstituts eingegangen",
        "paymentService(_:didReceivePaymentFor:)"
      ),
      ("pack", "paid > packed", "warehouse is done | Lager meldet Fertigstellung", ""),
      ("ship", "packed > shipped", "picked up | vom Paketdienst abgeholt", "sendTrackingNumber()"),
      ("deliver", "shipped > delivered", "handed over | Empfangsbestätigung unterschrieben", ""),
      ("cancel", "draft, placed, paid > cancelled!", "customer cancels | Kundin widerruft", "refundIfNecessary()"),
      ("return", "shipped > returned", "refused | Annahme verweigert", ""),
      ("resend", "returned > packed", "sent again | erneuter Zustellversuch", ""),
      ("remind", "placed > placed", "7 days without payment | sieben Tage ohne Zahlungseingang", "sendReminder()"),
    ]), initial: "draft")

  static let tcp = DiagramGraph(
    id: "tcp",
    states: [
      ("closed", "CLOSED"), ("listen", "LISTEN"), ("syn-rcvd", "SYN-RECEIVED"), ("syn-sent", "SYN-SENT"),
      ("estab", "ESTABLISHED"), ("fin1", "FIN-WAIT-1"), ("fin2", "FIN-WAIT-2"), ("closing", "CLOSING"),
      ("time-wait", "TIME-WAIT"), ("close-wait", "CLOSE-WAIT"), ("last-ack", "LAST-ACK"),
    ].map { state($0.0, $0.1) },
    transitions: transitions([
      ("passive", "closed > listen", "passive OPEN", ""), ("active", "closed > syn-sent", "active OPEN", "sendSYN"),
      ("l-syn", "listen > syn-rcvd", "rcv SYN", "sendSYNACK"), ("l-send", "listen > syn-sent", "SEND", "sendSYN"),
      ("l-close", "listen > closed", "CLOSE", ""), ("s-close", "syn-sent > closed", "CLOSE", ""),
      ("s-syn", "syn-sent > syn-rcvd", "rcv SYN", "sendACK"),
      ("s-synack", "syn-sent > estab", "rcv SYN,ACK", "sendACK"),
      ("r-ack", "syn-rcvd > estab", "rcv ACK", ""), ("r-close", "syn-rcvd > fin1", "CLOSE", "sendFIN"),
      ("e-close", "estab > fin1", "CLOSE", "sendFIN"), ("e-fin", "estab > close-wait", "rcv FIN", "sendACK"),
      ("f1-ack", "fin1 > fin2", "rcv ACK of FIN", ""), ("f1-fin", "fin1 > closing", "rcv FIN", "sendACK"),
      ("f2-fin", "fin2 > time-wait", "rcv FIN", "sendACK"), ("c-ack", "closing > time-wait", "rcv ACK of FIN", ""),
      ("tw", "time-wait > closed", "timeout 2 MSL", ""), ("cw-close", "close-wait > last-ack", "CLOSE", "sendFIN"),
      ("la-ack", "last-ack > closed", "rcv ACK of FIN", ""), ("e-data1", "estab > estab", "rcv data", "sendACK"),
      ("e-data2", "estab > estab", "SEND", ""),
    ]), initial: "closed")
}
