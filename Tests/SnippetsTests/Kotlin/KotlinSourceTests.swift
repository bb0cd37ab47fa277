import Testing

@testable import Snippets

@Suite("Kotlin units become files, and places in the files lead back")
struct KotlinSourceTests {
  private func unit(_ parts: String...) -> CompilationUnit {
    CompilationUnit(parts: parts.map { CompilationUnit.Part(Array($0.utf8), isShown: true) })
  }

  private func text(_ unit: CompilationUnit, imports: [String] = []) -> String {
    String(decoding: KotlinSource(unit, package: "p", imports: imports).bytes, as: UTF8.self)
  }

  /// Line and column of a text in the file, as the compiler would count them.
  private func find(_ word: String, in source: KotlinSource) throws -> (line: Int, column: Int) {
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let place = line.firstRange(of: word) {
        return (index + 1, line[..<place.lowerBound].utf16.count + 1)
      }
    }
    throw Absent(word: word)
  }

  private struct Absent: Error { let word: String }

  @Test func codeFollowsThePackageAndTheDefaultImports() {
    #expect(text(unit("class A"), imports: ["a.B", "c.*"]) == "package p\nimport a.B\nimport c.*\nclass A\n")
  }

  @Test func importsOfAllPartsGoToTheTop() {
    let made = text(unit("import a.B\n\nclass C\n", "// then\nimport d.E as F // why\nval g = F()\n"))
    #expect(
      made
        == "package p\nimport a.B\nimport d.E as F\n          \n\nclass C\n// then\n                // why\nval g = F()\n"
    )
  }

  @Test func thePackageOfTheAuthorIsLeftOut() {
    #expect(
      text(unit("/* a /* b */ */ package com.example.app\n\nclass A\n"))
        == "package p\n/* a /* b */ */ \("")                       \n\nclass A\n")
  }

  @Test func fileAnnotationsGoBeforeThePackage() {
    let made = text(unit("@file:Suppress(\"a)\", \"b\")\n@file:[X Y(1)]\nimport a.B\nclass A"))
    #expect(made.hasPrefix("@file:Suppress(\"a)\", \"b\")\n@file:[X Y(1)]\npackage p\nimport a.B\n"))
  }

  @Test func wordsOfTheCodeAreNoImports() {
    let code = "val importance = 1\nimport a.B\n"
    #expect(text(unit(code)) == "package p\n" + code)
  }

  @Test func whatTheAuthorNamesIsNotImportedByDefault() {
    #expect(!text(unit("import b.Name\nclass A"), imports: ["a.Name"]).contains("import a.Name"))
    #expect(!text(unit("import b.Other as Name"), imports: ["a.Name"]).contains("import a.Name"))
    #expect(!text(unit("data class Name(val a: Int)"), imports: ["a.Name"]).contains("import a.Name"))
    #expect(text(unit("class Names : Name()"), imports: ["a.Name"]).contains("import a.Name"))
  }

  @Test(arguments: ["B", "F", "шаг", "сюда", "there", "C", "last"])
  func placesLeadBack(_ word: String) throws {
    let parts = [
      "import a.B\nclass C { // «шаг» 😀 сюда\n}\n",
      "import d.E as F; val x = \"😀\" // there\nfun last() {}",
    ]
    let unit = unit(parts[0], parts[1])
    let source = KotlinSource(unit, package: "p", imports: ["java.util.*"])
    let (line, column) = try find(word, in: source)
    let place = try #require(source.place(line: line, column: column))
    #expect(unit.parts[place.part].code[place.offset...].starts(with: word.utf8))
  }

  @Test func theEndOfALineIsTheLastPlaceInIt() {
    let source = KotlinSource(unit("val a\nval b"), package: "p", imports: [])
    #expect(source.place(line: 2, column: 99) == CompilerMessage.Place(part: 0, offset: 5))
    #expect(source.place(line: 3, column: 6) == CompilerMessage.Place(part: 0, offset: 11))
  }

  @Test func linesThatNobodyWroteHaveNoPlace() {
    let source = KotlinSource(unit("val a"), package: "p", imports: ["a.B"])
    #expect([0, 1, 2, 4].allSatisfy { source.place(line: $0, column: 1) == nil })
    #expect(source.place(line: 3, column: 1) != nil)
  }

  @Test(arguments: ["", "import", "package", "@file:", "@file:A(", "/*", "//", "#!", "import a.B;", "`", "\n\n"])
  func brokenBeginningsAreKept(_ code: String) {
    let unit = unit(code, code)
    let source = KotlinSource(unit, package: "p", imports: [])
    let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
    for line in 1...lines + 1 { _ = source.place(line: line, column: 7) }
    #expect(source.bytes.last == 0x0A)
  }
}
