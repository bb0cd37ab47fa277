"""The words of the measurement corpus: the same sentences in four languages, and code in two.

Between braces stand names that are the same everywhere: {a} and {b} are states, {call} is a callback, {type} is a type
and {n} a number. Sentences with the same place in their lists are translations of one another.
"""

LANGUAGES = ["en", "de", "ru", "sr"]

TEXT = {
    "en": {
        "site": "Topics",
        "title": "Topic",
        "description": "What happens to a program, topic",
        "related": "Read on",
        "headings": [
            "What the system does", "What a program should do", "Why the order matters", "A common mistake",
            "How to test it", "What users notice", "Saving the state", "Coming back",
        ],
        "sentences": [
            "A program becomes **{a}** when the system no longer needs it in front, and nobody asks it first.",
            "Before `{call}` returns, the system waits; after that it may take the memory away without a further word.",
            "The state *{b}* is short: in most cases it lasts less than {n} milliseconds.",
            "Whoever stores data in `{type}` must not rely on a later chance, because there may be none.",
            "The way from {a} to {b} is the only one that every device takes in the same order.",
            "If a telephone call arrives, the window keeps its place, but it receives no touches any more.",
            "It is tempting to start a download here; a better place is the moment after `{call}`.",
            "The documentation speaks of {n} steps, of which a program sees only the first and the last.",
            "Timers that belong to the screen should be stopped, and those that belong to the work may go on.",
            "On older devices `{type}` was created anew each time, which explains many puzzling reports.",
            "A test that only looks at the last state will not find this error, however often it runs.",
            "Users do not know these words; they notice that their text is gone, or that the music stops.",
            "The system takes a picture of the window, so private things must be hidden before it does.",
            "When memory is short, programs that are {a} are ended first, and those that are {b} follow.",
            "Two windows of one program can be in different states, and each has its own `{type}`.",
            "Nothing of this happens in the simulator, where the order of the messages is slightly different.",
            "Keep `{call}` short, because the next screen can appear only when it has returned.",
            "After a restart the program begins with what it stored the last time, not with what it showed.",
        ],
        "items": [
            "store what cannot be computed again, at the latest in `{call}`",
            "give back the camera, the microphone and every lock",
            "stop the animations of `{type}`; nobody sees them while the program is **{a}**",
            "do not count on more than {n} seconds",
            "ask the system for time where work must be finished, and say when it is",
            "draw nothing in the state {b}, since the window may already be gone",
        ],
    },
    "de": {
        "site": "Themen",
        "title": "Thema",
        "description": "Was mit einem Programm geschieht, Thema",
        "related": "Weiterlesen",
        "headings": [
            "Was das System tut", "Was ein Programm tun sollte", "Warum die Reihenfolge zählt",
            "Ein verbreiteter Fehler", "Wie man es prüft", "Was Benutzer bemerken", "Den Zustand sichern",
            "Die Rückkehr",
        ],
        "sentences": [
            "Ein Programm wird **{a}**, sobald das System es vorne nicht mehr braucht, und niemand fragt es vorher.",
            "Bis `{call}` zurückkehrt, wartet das System; danach kann es den Speicher ohne ein weiteres Wort nehmen.",
            "Der Zustand *{b}* ist kurz: meist dauert er weniger als {n} Millisekunden.",
            "Wer Daten in `{type}` ablegt, darf sich nicht auf später verlassen, denn es gibt vielleicht kein Später.",
            "Der Weg von {a} nach {b} ist der einzige, den jedes Gerät in derselben Reihenfolge geht.",
            "Kommt ein Anruf, so behält das Fenster seinen Platz, erhält aber keine Berührungen mehr.",
            "Es liegt nahe, hier etwas herunterzuladen; besser geeignet ist der Augenblick nach `{call}`.",
            "Die Dokumentation spricht von {n} Schritten, von denen ein Programm nur den ersten und den letzten sieht.",
            "Zeitgeber des Bildschirms sollten angehalten werden, solche der eigentlichen Arbeit dürfen weiterlaufen.",
            "Auf älteren Geräten wurde `{type}` jedes Mal neu erzeugt, was viele rätselhafte Berichte erklärt.",
            "Eine Prüfung, die nur den letzten Zustand ansieht, findet diesen Fehler nie, so oft sie auch läuft.",
            "Benutzer kennen diese Wörter nicht; sie merken, dass ihr Text fort ist oder die Musik verstummt.",
            "Das System nimmt ein Bild des Fensters auf, also muss Vertrauliches vorher verdeckt werden.",
            "Wird der Speicher knapp, enden zuerst Programme im Zustand {a}, danach solche im Zustand {b}.",
            "Zwei Fenster eines Programms können verschiedene Zustände haben, und jedes hat sein eigenes `{type}`.",
            "Nichts davon geschieht im Simulator, wo die Meldungen in etwas anderer Folge eintreffen.",
            "`{call}` muss kurz sein, denn der nächste Bildschirm erscheint erst nach der Rückkehr.",
            "Nach einem Neustart beginnt das Programm mit dem zuletzt Gesicherten, nicht mit dem zuletzt Gezeigten.",
        ],
        "items": [
            "sichern, was sich nicht wieder berechnen lässt, spätestens in `{call}`",
            "Kamera, Mikrofon und jede Sperre zurückgeben",
            "die Animationen von `{type}` anhalten; niemand sieht sie, solange das Programm **{a}** ist",
            "nicht mit mehr als {n} Sekunden rechnen",
            "um Zeit bitten, wo eine Arbeit fertig werden muss, und sagen, wann sie es ist",
            "im Zustand {b} nichts zeichnen, denn das Fenster kann schon fort sein",
        ],
    },
    "ru": {
        "site": "Темы",
        "title": "Тема",
        "description": "Что происходит с программой, тема",
        "related": "Читать дальше",
        "headings": [
            "Что делает система", "Что должна делать программа", "Почему важен порядок", "Частая ошибка",
            "Как это проверить", "Что замечают пользователи", "Сохранение состояния", "Возвращение",
        ],
        "sentences": [
            "Программа переходит в состояние **{a}**, когда система больше не держит её впереди, и её не спрашивают.",
            "Пока `{call}` не завершится, система ждёт; после этого она может забрать память без предупреждения.",
            "Состояние *{b}* недолгое: чаще всего оно длится меньше {n} миллисекунд.",
            "Тот, кто хранит данные в `{type}`, не должен надеяться на более поздний случай: его может не быть.",
            "Путь из {a} в {b} единственный, который все устройства проходят в одном и том же порядке.",
            "Если приходит телефонный вызов, окно остаётся на месте, но касаний больше не получает.",
            "Хочется начать загрузку именно здесь; гораздо лучше подходит мгновение после `{call}`.",
            "В документации описано шагов: {n}, но программа видит только первый и последний из них.",
            "Таймеры экрана следует остановить, а те, что относятся к самой работе, могут идти дальше.",
            "На старых устройствах `{type}` создавался каждый раз заново, чем и объясняются многие странные отчёты.",
            "Проверка, которая смотрит только на последнее состояние, не найдёт эту ошибку, сколько её ни запускай.",
            "Пользователи не знают этих слов; они замечают, что текст исчез или что музыка замолчала.",
            "Система делает снимок окна, поэтому личное нужно скрыть ещё до этого.",
            "Когда памяти мало, сначала завершаются программы в состоянии {a}, а за ними в состоянии {b}.",
            "Два окна одной программы могут быть в разных состояниях, и у каждого свой `{type}`.",
            "Ничего этого в симуляторе не происходит: там порядок сообщений немного другой.",
            "Вызов `{call}` должен быть коротким: следующий экран появится только после его завершения.",
            "После перезапуска программа начинает с того, что сохранила, а не с того, что показывала.",
        ],
        "items": [
            "сохранить то, что нельзя вычислить снова, не позднее `{call}`",
            "вернуть камеру, микрофон и каждую блокировку",
            "остановить анимации `{type}`; их никто не видит, пока программа в состоянии **{a}**",
            "не рассчитывать больше чем на столько секунд: {n}",
            "попросить у системы время, если работу надо закончить, и сообщить о её конце",
            "ничего не рисовать в состоянии {b}, ведь окна уже может не быть",
        ],
    },
    "sr": {
        "site": "Теме",
        "title": "Тема",
        "description": "Шта се дешава са програмом, тема",
        "related": "Читај даље",
        "headings": [
            "Шта ради систем", "Шта треба да уради програм", "Зашто је редослед важан", "Честа грешка",
            "Како се то проверава", "Шта примећују корисници", "Чување стања", "Повратак",
        ],
        "sentences": [
            "Програм прелази у стање **{a}** чим га систем више не држи напред, и нико га за то не пита.",
            "Док се `{call}` не заврши, систем чека; после тога може да узме меморију без иједне речи.",
            "Стање *{b}* је кратко: најчешће траје мање од {n} милисекунди.",
            "Ко чува податке у `{type}`, не сме да рачуна на каснију прилику, јер је можда неће ни бити.",
            "Пут од {a} до {b} једини је којим сваки уређај иде истим редоследом.",
            "Ако стигне телефонски позив, прозор остаје на свом месту, али више не прима додире.",
            "Примамљиво је овде започети преузимање; много је бољи тренутак после `{call}`.",
            "У документацији је наведено корака: {n}, а програм види само први и последњи.",
            "Тајмере екрана треба зауставити, а они који припадају самом послу могу да наставе.",
            "На старијим уређајима се `{type}` сваки пут правио изнова, што објашњава многе чудне извештаје.",
            "Провера која гледа само последње стање неће наћи ову грешку, колико год пута је покренули.",
            "Корисници не знају ове речи; они примећују да је текст нестао или да је музика утихнула.",
            "Систем снима слику прозора, па оно што је лично треба сакрити пре тога.",
            "Када понестане меморије, прво се гасе програми у стању {a}, а за њима они у стању {b}.",
            "Два прозора истог програма могу бити у различитим стањима, и сваки има свој `{type}`.",
            "Ништа од тога се не дешава у симулатору, где поруке стижу нешто другачијим редом.",
            "Позив `{call}` мора бити кратак, јер се следећи екран појављује тек када се он заврши.",
            "После поновног покретања програм почиње од онога што је сачувао, а не од онога што је приказивао.",
        ],
        "items": [
            "сачувати оно што се не може поново израчунати, најкасније у `{call}`",
            "вратити камеру, микрофон и сваку браву",
            "зауставити анимације у `{type}`; нико их не види док је програм у стању **{a}**",
            "не рачунати на више секунди од: {n}",
            "затражити време од система када посао мора да се заврши, и јавити када је готов",
            "не цртати ништа у стању {b}, јер прозора можда већ нема",
        ],
    },
}

# NAME is replaced by something that stands on no other page.
SWIFT = [
    """
import Foundation

/// Keeps what the user wrote while the program is in the background.
final class KeeperNAME {
  private var drafts: [String: String] = [:]
  private let limit = 0x40

  func store(_ text: String, for key: String) throws {
    guard !text.isEmpty else { return }
    drafts[key] = String(text.prefix(limit)) // never more than the limit
    print("stored \\(drafts.count) drafts")
  }
}
""",
    """
enum PhaseNAME: Equatable, Sendable {
  case active
  case inactive(reason: String)
  case background(since: Double)

  /// Where `event` leads from here; nil if nothing happens.
  func next(after event: String) -> PhaseNAME? {
    switch (self, event) {
    case (.active, "call"): .inactive(reason: "a call")
    case (.inactive, "leave"): .background(since: 1.5e3)
    case (.background, "open"): .active
    default: nil
    }
  }
}
""",
    """
struct PlayerNAME {
  var volume = 0.75
  var isPlaying = false

  mutating func pause() async -> Bool {
    defer { isPlaying = false }
    /* The screen may be gone by now. */
    let items = (1...3).map { "track \\($0)" }
    return items.allSatisfy { !$0.isEmpty } && volume > 0
  }
}
""",
]

KOTLIN = [
    '''
class ActivityNAME : Activity() {
    private var visits = 0

    override fun onPause() {
        super.onPause()
        val text = "visited $visits times"
        if (visits > 10) return // enough for now
        store(text)
    }

    private fun store(text: String) = println("""stored: $text""")
}
''',
    '''
sealed interface PhaseNAME {
    data object Created : PhaseNAME
    data class Resumed(val since: Long) : PhaseNAME

    /** Where [event] leads from here. */
    fun after(event: String): PhaseNAME = when (event) {
        "resume" -> Resumed(since = 1_000L)
        else -> Created
    }
}
''',
    '''
@Suppress("unused")
fun restoreNAME(saved: Map<String, Int>?): List<Int> {
    val known = saved ?: return emptyList()
    /* Only what is still of use. */
    return known.filterValues { it >= 0x10 }
        .map { (key, value) -> value + key.length }
        .sortedDescending()
}
''',
]
