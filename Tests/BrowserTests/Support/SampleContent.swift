import Foundation

/// A small knowledge base with everything that a page may have, and words that are hard to fit.
enum SampleContent {
  static func write(into folder: URL) throws {
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let files = [
    "phasebook.yaml": configuration,
    "en/index.md": article(
      "Handbook", "One page of each kind.", "Begin with [everything](everything.md), end with [a puzzle](puzzle.md).\n"),
    "de/index.md": article("Handbuch", "Von jeder Art eine Seite.", "Am Anfang steht [alles](everything.md).\n"),
    "sr/index.md": article("Приручник", "Од сваке врсте по једна страница.", "Почетак је [све](everything.md).\n"),
    "en/everything.md": article(
      "Everything that a page may have", "All constructs.", english,
      "redirects: [old/everything]\nupdated: 2026-11-30\n"),
    "de/everything.md": article(
      "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen", "Alles, was eine Seite haben kann.", german,
      "redirects: [old/everything]\nupdated: 2026-11-30\n"),
    "en/only-english.md": article(
      "Only in English", "Nobody has translated this page yet.", english),
    "Models/puzzle.yaml": PuzzleModel.text(in: ["en", "de", "ru", "sr"]),
    "en/puzzle.md": article(
      "A puzzle", "A machine that is hard to draw and to write down.", puzzle,
      "models: [puzzle]\nsubject: puzzle/style\n"),
    "en/last.md": article("The last page", "Short.", "## First {#first}\n\nText.\n\n## Second {#second}\n\nText.\n"),
    "de/last.md": article(
      "Die letzte Seite", "Kurz.", "## Erstens {#first}\n\nText.\n\n## Zweitens {#second}\n\nText.\n"),
    "Assets/picture.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400" viewBox="0 0 1600 400"><circle cx="800" cy="200" r="190"/></svg>

    """,
  ]

  private static let configuration = """
    phasebook: 1
    title: {en: Handbook, de: Handbuch der Veranstaltungsorganisationsverantwortlichen, ru: Справочник, sr: Приручник}
    base-url: https://example.org/handbook/
    edit-url: https://example.org/edit/{path}
    licence: {text: {en: Free, de: Frei, ru: Свободно, sr: Слободно}, url: "https://example.org/licence"}
    languages: {en: {}, de: {}, ru: {}, sr: {}}
    navigation:
      - title: {en: Basics, de: Rechtsschutzversicherungsgesellschaften, ru: Основы, sr: Основе}
        pages: [index, everything]
      - title: {en: More, de: Mehr, ru: Ещё, sr: Још}
        pages: [only-english, last]

    """

  private static func article(_ title: String, _ description: String, _ text: String, _ more: String = "") -> String {
    """
    ---
    title: \(title)
    description: \(description)
    \(more)sources:
      - {title: The source of all this, url: "https://example.org/a/long/address/that-nobody-can-break/anywhere/at/all"}
    ---

    \(text)
    """
  }

  private static let puzzle = """
    The drawing, and all of its words.

    <!-- phasebook:diagram puzzle emphasise="t1 t14" -->
    <!-- /phasebook -->

    <!-- phasebook:states -->
    <!-- /phasebook -->

    <!-- phasebook:transitions -->
    <!-- /phasebook -->

    <!-- phasebook:callbacks -->
    <!-- /phasebook -->

    """

  private static let english = """
    A paragraph that is explained with a footnote[^one], `aVeryLongIdentifierThatNobodyWouldReallyWrite(withArgument:andAnother:)`
    and ~~struck~~ words, *stressed* and **strong**, <kbd>Ctrl</kbd> + <kbd>C</kbd>, H<sub>2</sub>O, <mark>marked</mark>
    and https://example.org/an/address/that/is/quite/long/and/has/no/place/to/break/it/into/lines.

    ## Lists {#lists}

    - [x] done
    - [ ] to do

      with a paragraph

    1. one
       - nested
         - deeper
           - deepest
    2. two

    > A quotation
    >
    > > in a quotation

    ## Alerts {#alerts}

    > [!NOTE]
    > Note.

    > [!TIP]
    > Tip with `code`.

    > [!IMPORTANT]
    > Important.

    > [!WARNING]
    > Warning.
    >
    > - with a list

    > [!CAUTION]
    > Caution with a [link](last.md#second).

    ## Table {#table}

    | Callback | When | Scope | Since | Remarks |
    |---|:-:|--:|---|---|
    | `scene(_:willConnectTo:options:)` | once | 1 | 13 | [link](last.md) |
    | `applicationDidFinishLaunching(_:)` | often | 2,000 | 2 | a sentence that needs more room than the column has |

    | Two | Columns |
    |---|---|
    | a | b |

    ## Code {#code}

    ```swift
    // A comment that is longer than any phone is wide, so that the box has to scroll sideways within the page.
    @MainActor func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { print("connected") }
    ```

    <!-- phasebook:tabs -->
    ```swift
    let a = 1
    ```

    ```kotlin
    val a = 1
    ```

    ```java
    int a = 1;
    ```
    <!-- /phasebook -->

    Again, in two:

    <!-- phasebook:tabs -->
    ```swift
    let b = 2
    ```

    ```kotlin
    val b = 2
    ```
    <!-- /phasebook -->

    ### Third level {#third}

    #### Fourth level {#fourth}

    ##### Fifth level {#fifth}

    ###### Sixth level {#sixth}

    Deep down.

    ## Pictures {#pictures}

    ![A circle](../Assets/picture.svg "With a caption")

    Text with ![a circle](../Assets/picture.svg) in the line.

    ## Raw HTML {#raw}

    <details>
    <summary>More</summary>

    Hidden *text*.

    </details>

    <dl><dt>Term</dt><dd>Definition</dd></dl>

    ---

    ## The end {#end}

    The same footnote[^one] again, and another[^two].

    \((1...20).map { "Paragraph \($0) makes the page long enough to scroll past its headings." }.joined(separator: "\n\n"))

    ## A short last section {#short}

    Done.

    [^one]: With `code` and *stress*.
    [^two]: Two paragraphs.

        The second.
    """

  private static let german = english.replacing(
    "## Lists {#lists}", with: "## Arbeiterunfallversicherungsgesetzgebungsverfahren {#lists}"
  )
  .replacing("- [x] done", with: "- [x] Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz erledigt")
  .replacing("Table {#table}", with: "Tabelle {#table}").replacing("The end {#end}", with: "Das Ende {#end}")
  .replacing(
    "| a | b |",
    with: "| Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung | Lebensversicherungspolice |"
  )
  .replacing(
    "A paragraph that is explained", with: "Ein Absatz über die Bundespräsidentenstichwahlwiederholungsverschiebung")

}
