import Diagrams

extension Machines {
  /// Three parallel transitions, two back, three that come back to where they began.
  static let parallel = DiagramGraph(
    id: "parallel", states: [state("a", "Idle"), state("b", "Running")],
    transitions: transitions([
      ("t1", "a > b", "start by user", "onStart()"), ("t2", "a > b", "start by timer", "onStart()"),
      ("t3", "a > b", "start by push notification", "onStart() onPush()"), ("t4", "b > a", "stop", "onStop()"),
      ("t5", "b > a!", "crash", ""), ("t6", "a > a", "ping", "onPing()"), ("t7", "a > a", "pong", "onPong()"),
      ("t8", "a > a", "tick", ""),
    ]), initial: "a")

  /// Six transitions that stay, in three states each, and two that come back.
  static let residents = DiagramGraph(
    id: "residents",
    states: [
      state("off", "Off | Aus"), state("warm", "Warming up | Wird warm"), state("on", "On | An"),
      state("hot", "Overheated | Überhitzt"),
    ],
    transitions: transitions([
      ("power", "off > warm", "switched on | eingeschaltet", "powerOn()"), ("ready", "warm > on", "ready | bereit", ""),
      ("heat", "on > hot!", "above 90 °C | über 90 °C", "alarm()"), ("cool", "hot > on", "cooled | abgekühlt", ""),
      ("down", "warm, on, hot > off", "switched off | ausgeschaltet", "powerOff()"),
      ("r1", "warm, on, hot", "memory warning | Speicherwarnung", "didReceiveMemoryWarning()"),
      ("r2", "warm, on, hot", "time zone changes | Zeitzonenwechsel", ""),
      ("r3", "warm, on, hot", "low battery | Akku schwach", ""),
      ("r4", "warm, on, hot", "configuration change | Konfigurationsänderung", ""),
      ("r5", "warm, on, hot", "new token | neues Token", ""), ("r6", "warm, on, hot", "trim | Aufräumen", ""),
      ("again", "on > on", "restarted | neu gestartet", "restart()"),
      ("once-more", "on > on", "reset | zurückgesetzt", ""),
    ]), initial: "off")

  /// Composites in composites; transitions into them, out of them, round them and to their own children.
  static let nested = DiagramGraph(
    id: "nested",
    states: [
      state("idle", "Idle | Leerlauf"),
      composite(
        "work", "Working on the request | In Bearbeitung", initial: "load",
        [
          state("load", "Loading | Lädt"),
          composite(
            "show", "Showing | Zeigt an", initial: "first",
            [state("first", "First page | Erste Seite"), state("more", "More pages | Weitere Seiten")]),
          state("fail", "Failed | Fehlgeschlagen"),
        ]), state("end", "End | Ende", final: true),
    ],
    transitions: transitions([
      ("go", "idle > work", "go | los", "begin()"), ("loaded", "load > show", "loaded | geladen", ""),
      ("scroll", "first > more", "scroll | blättern", ""), ("top", "more > first", "to the top | nach oben", ""),
      ("broken", "load > fail!", "no network | kein Netz", ""), ("retry", "fail > load", "retry | erneut", ""),
      ("reset", "work > work", "reset | zurücksetzen", "reset()"), ("stop", "work > idle", "cancel | abbrechen", ""),
      ("jump", "work > fail", "crash | Absturz", ""), ("out", "show > end", "done | fertig", ""),
      ("up", "more > work", "reload | neu laden", ""), ("note", "work", "progress | Fortschritt", ""),
      ("note-2", "show", "resize | Größe ändern", ""),
    ]), initial: "idle")

  /// Ideographs, and a drawing that runs to the right.
  static let tokyo: DiagramGraph = {
    var graph = DiagramGraph(
      id: "tokyo", states: [state("s", "停止中"), state("r", "実行中の状態です"), state("e", "終了")],
      transitions: transitions([
        ("a", "s > r", "利用者がアプリケーションを開始する", "start()"), ("b", "r > s", "一時停止", ""),
        ("c", "r > e", "完了", ""), ("d", "r > r", "再試行", ""), ("f", "r", "通知", ""),
      ]), initial: "s")
    graph.direction = .leftToRight
    return graph
  }()
}
