import Diagnostics
import Languages
import TestSupport
import Testing

@testable import Translations

@Suite struct PluralFormsTests {
  private func header(_ forms: String) -> Outcome<Catalog> {
    POReader.read(SourceFile(path: "a.po", text: "msgid \"\"\nmsgstr \"Plural-Forms: \(forms)\\n\"\n"))
  }

  @Test(arguments: [
    ("nplurals=1; plural=0;", [0, 0, 0, 0]),
    ("nplurals=2; plural=n != 1", [1, 0, 1, 1]),
    ("nplurals=2; plural=n>1;", [0, 0, 1, 1]),
    ("nplurals=3; plural=n==1?0:n==2?1:2;", [2, 0, 1, 2]),
    ("nplurals=2; plural=!(n==0)&&1||0;", [0, 1, 1, 1]),
    ("nplurals=2; plural=!!n;", [0, 1, 1, 1]),
    ("nplurals=9; plural=(2+3*2-1)/2*2%4+n*0;", [2, 2, 2, 2]),
    ("nplurals=2; plural=10-2-3==5&&8/4/2==1;", [1, 1, 1, 1]),
    ("nplurals=2; plural=n<=1==1;", [1, 1, 0, 0]),
  ])
  func values(_ forms: String, _ expected: [Int]) {
    let outcome = header(forms)
    #expect(findings(outcome.diagnostics) == [])
    #expect((0...3).map { outcome.value.header.pluralForms?.index(of: $0) } == expected.map(Optional.some))
  }

  @Test(arguments: [
    ("", "it must have nplurals= and plural=, each once"),
    ("nplurals=0; plural=0;", "nplurals must be from 1 to 10, not '0'"),
    ("nplurals=2;", "it must have nplurals= and plural=, each once"),
    ("nplurals=2; plural=;", "it ends too early"),
    ("nplurals=2; plural=(n;", "it ends too early"),
    ("nplurals=2; plural=n n;", "'n' cannot stand there"),
    ("nplurals=2; plural=n=1;", "'=' cannot stand there"),
    ("nplurals=2; plural=x;", "'x' cannot stand there"),
    ("nplurals=2; plural=-1;", "'-' cannot stand there"),
    ("nplurals=2; plural=n?1;", "it ends too early"),
    ("nplurals=2; plural=1/n;", "it gives no form below nplurals=2 for the count 0"),
    ("nplurals=2; plural=n>999&&5||n>1000*0+999 ? 7 : 0;", "it gives no form below nplurals=2 for the count 1000"),
    ("nplurals=2; plural=0; exit;", "'exit' is neither nplurals= nor plural="),
    ("nplurals=2; plural=99999999999999999999999;", "'9' cannot stand there"),
  ])
  func faults(_ forms: String, _ expected: String) {
    #expect(header(forms).diagnostics.map(\.message) == ["Plural-Forms cannot be used: \(expected)"])
  }

  @Test(arguments: ["(", "!", "n?", "n+", "n?0:", "!("])
  func hostileLength(_ unit: String) {
    for count in [60, 490, 200_000] {
      let text = "nplurals=2; plural=" + String(repeating: unit, count: count) + "0;"
      #expect(header(text).value.header.pluralForms == nil || unit == "!")
    }
  }

  /// The formulas of gettext's manual against CLDR's categories.
  @Test(arguments: [
    ("de", "nplurals=2; plural=n != 1;"), ("fr", "nplurals=2; plural=n>1;"), ("ja", "nplurals=1; plural=0;"),
    ("ru", "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"),
    ("sr", "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"),
    ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;"),
    ("pl", "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"),
    ("sl", "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;"),
    ("ar", "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;"),
  ])
  func manualAgreesWithCLDR(_ language: String, _ forms: String) throws {
    let catalog = header(forms).value
    let tag = try #require(LanguageTag(language))
    let rule = try #require(tag.pluralRule)
    let pairs = Set(
      (0...1000).map { [rule.category(of: $0).rawValue, "\(catalog.header.pluralForms?.index(of: $0) ?? -1)"] })
    #expect(pairs.count == rule.requiredCategories.count)
  }
}
