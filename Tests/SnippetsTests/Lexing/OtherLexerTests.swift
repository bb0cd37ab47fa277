import Testing

@Suite("Tokens of the other languages")
struct OtherLexerTests {
  static let java: [(code: String, tokens: String)] = [
    (
      "package a.b; import static java.util.List.of;",
      "keyword package · keyword import · keyword static"
    ),
    (
      "@Override public final class A<T extends B> implements C, D {}",
      "attribute @Override · keyword public · keyword final · keyword class · keyword extends · keyword implements"
    ),
    (
      "public record P(int x, String y) {} sealed interface S permits X {} non-sealed class X implements S {}",
      "keyword public · keyword record · keyword int · keyword sealed · keyword interface · keyword permits · keyword non-sealed · keyword class · keyword implements"
    ),
    (
      #"@interface Q { String value() default "x"; }"#,
      #"keyword @interface · keyword default · string "x""#
    ),
    (
      "/** doc */ int a; /* not /* nested */ int b; // end",
      "comment /** doc */ · keyword int · comment /* not /* nested */ · keyword int · comment // end"
    ),
    (
      #"var x = 1_000L + 1.5f; String record = "a\t\u0041\"", var = yield; char c = '\'';"#,
      #"keyword var · number 1_000L · number 1.5f · string "a · escape \t · escape \u0041 · escape \" · string " · keyword char · string ' · escape \' · string '"#
    ),
    (
      #"""
      String t = """
        text "block" \n
        """;
      """#,
      #"string """⏎  text "block"  · escape \n · string ⏎  """"#
    ),
    (
      "outer: for (int i : xs) { break outer; }",
      "label outer · keyword for · keyword int · keyword break · label outer"
    ),
    (
      "int y = switch (x) { case P(int a, var b) when a > 0x1F -> { yield 2; } default -> -1; };",
      "keyword int · keyword switch · keyword case · keyword int · keyword var · keyword when · number 0x1F · keyword yield · number 2 · keyword default · number 1"
    ),
    (
      "list.map(A::new).filter(z -> z != null && z instanceof A a); A.class.getName();",
      "keyword new · keyword null · keyword instanceof · keyword class"
    ),
  ]

  @Test(arguments: java) func tokensOfJava(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "java") == expected)
  }

  static let objectiveC: [(code: String, tokens: String)] = [
    (
      #"""
      #import <UIKit/UIKit.h>
      #import "A.h"
      """#,
      #"directive #import · string <UIKit/UIKit.h> · directive #import · string "A.h""#
    ),
    (
      #"""
      @interface A : UIResponder <UIApplicationDelegate>
      @property (nonatomic, strong, getter=isOn) NSString *strong;
      @end
      """#,
      "keyword @interface · keyword @property · keyword nonatomic · keyword strong · keyword getter · keyword @end"
    ),
    (
      "- (BOOL)application:(UIApplication *)app default:(nullable NSDictionary *)o { return NO; }",
      "keyword BOOL · keyword default · keyword nullable · keyword return · keyword NO"
    ),
    (
      #"id x = @[@1, @"b \n"]; for (id in in x) { [self log:in with:@{@"a": @(2)}]; } ^{ }();"#,
      #"keyword id · number 1 · string @"b  · escape \n · string " · keyword for · keyword id · keyword in · keyword self · string @"a" · number 2"#
    ),
    (
      "if (@available(iOS 13, *)) {} switch (a) { case 1: default: break; }",
      "keyword if · keyword @available · number 13 · keyword switch · keyword case · number 1 · keyword default · keyword break"
    ),
  ]

  @Test(arguments: objectiveC) func tokensOfObjectiveC(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "objc") == expected)
  }

  static let gradle: [(code: String, tokens: String)] = [
    (
      #"plugins { id 'com.android.application' version "8.1" } // end"#,
      #"string 'com.android.application' · string "8.1" · comment // end"#
    ),
    (
      #"def name = "x.${name ?: "a${1}"}.$flavor.y \$"; compileSdk = 36"#,
      #"keyword def · string "x. · interpolation ${ · string "a · interpolation ${ · number 1 · interpolation } · string " · interpolation } · string . · interpolation $ · string   · escape \$ · string " · number 36"#
    ),
    (
      #"def x = ~/a+b/; if (y ==~ /ab\/c/) { a = b / c / d }"#,
      #"keyword def · regex /a+b/ · keyword if · regex /ab\/c/"#
    ),
    (
      #"println """m ${ [1].collect { it } } 'n'"""; from 'a' into 'b'"#,
      #"string """m  · interpolation ${ · number 1 · interpolation } · string  'n'""" · string 'a' · string 'b'"#
    ),
  ]

  @Test(arguments: gradle) func tokensOfGradle(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "gradle") == expected)
  }

  static let json: [(code: String, tokens: String)] = [
    (
      #"{"name": "x\n\"y\"", 'k': [1, -2.5e+3, true, null], bare: .5, "esc\u0041key": {}} // end"#,
      #"key "name" · string "x · escape \n · escape \" · string y · escape \" · string " · key 'k' · number 1 · number -2.5e+3 · keyword true · keyword null · key bare · number .5 · key "esc · escape \u0041 · key key" · comment // end"#
    )
  ]

  @Test(arguments: json) func tokensOfJson(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "json") == expected)
  }

  static let yaml: [(code: String, tokens: String)] = [
    (
      #"""
      %YAML 1.2
      --- # comment
      phasebook: 1
      title: {en: Mobile life cycles, "de": 'it''s', list: [a, 2, true]} # end
      base-url: https://example.org/a:b#c
      """#,
      #"directive %YAML · number 1.2 · comment # comment · key phasebook · number 1 · key title · key en · string Mobile life cycles · key "de" · string 'it''s' · key list · string a · number 2 · keyword true · comment # end · key base-url · string https://example.org/a:b#c"#
    ),
    (
      #"""
      on: &anchor !!str "quoted \n x"
      ref: *anchor
      """#,
      #"key on · label &anchor · attribute !!str · string "quoted  · escape \n · string  x" · key ref · label *anchor"#
    ),
    (
      #"""
      text: |-
        line one # no comment

          - line: two
      next: > # comment
        folded
      last: | not a block
      """#,
      "key text · string line one # no comment · string - line: two · key next · comment # comment · string folded · key last · string | not a block"
    ),
    (
      #"""
      - item: 1.5
        other: ~
      - 2026-11-30
      - yes: no
      - plain text, with commas
      """#,
      "key item · number 1.5 · key other · keyword ~ · number 2026-11-30 · key yes · keyword no · string plain text, with commas"
    ),
  ]

  @Test(arguments: yaml) func tokensOfYaml(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "yaml") == expected)
  }

  static let xml: [(code: String, tokens: String)] = [
    (
      #"<?xml version="1.0"?><!DOCTYPE html><!-- a < b -->"#,
      #"directive <?xml · key version · string "1.0" · directive ?> · directive <!DOCTYPE · key html · directive > · comment <!-- a < b -->"#
    ),
    (
      #"<activity android:name=".Main" android:exported='true' />text &amp; more</manifest>"#,
      #"tag <activity · key android:name · string ".Main" · key android:exported · string 'true' · tag /> · text text · escape &amp; · text more · tag </manifest · tag >"#
    ),
    (
      "<![CDATA[ a < b ]]><script>if (a < b) {}</script><input disabled value=x>",
      "string <![CDATA[ a < b ]]> · tag <script · tag > · text if (a · text < · text b) {} · tag </script · tag > · tag <input · key disabled · key value · string x · tag >"
    ),
  ]

  @Test(arguments: xml) func tokensOfXml(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "xml") == expected)
  }

  static let shell: [(code: String, tokens: String)] = [
    (
      #"""
      #!/bin/bash
      export NAME="a $USER ${HOME:-none} $(date +%s "$x") `ls`" # end
      """#,
      #"comment #!/bin/bash · keyword export · string "a  · interpolation $ · string   · interpolation ${ · interpolation } · string   · interpolation $( · string " · interpolation $ · string " · interpolation ) · string   · interpolation ` · interpolation ` · string " · comment # end"#
    ),
    (
      #"for f in *.swift; do echo "$f" | grep -v 'for x' > out 2>&1; done"#,
      #"keyword for · keyword in · keyword do · string " · interpolation $ · string " · string 'for x' · number 2 · number 1 · keyword done"#
    ),
    (
      #"if [ "$#" -gt 2 ] && cd in; then :; else exit 1; fi"#,
      #"keyword if · string " · interpolation $ · string " · number 2 · keyword then · keyword else · keyword exit · number 1 · keyword fi"#
    ),
    (
      #"""
      cat <<EOT > file; cat <<-'END'
      text $HOME
      EOT
        if
      	END
      echo done
      """#,
      "string EOT · string 'END' · string text $HOME · string EOT · string if · string END"
    ),
    (
      "case $x in a|b) echo if ;; esac",
      "keyword case · interpolation $ · keyword in · keyword esac"
    ),
    (
      #"adb shell am start -n com.example/.Main#frag \$x $'a\n' $((1 + 2))"#,
      #"escape \$ · string $'a · escape \n · string ' · interpolation $( · number 1 · number 2 · interpolation )"#
    ),
  ]

  @Test(arguments: shell) func tokensOfShell(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "bash") == expected)
  }

  static let console: [(code: String, tokens: String)] = [
    (
      #"""
      $ swift build # comment
      Building for debugging...
      $ echo "a" \
      > if
      costs $ 5
      user@host:~/x$ if ls; then
      """#,
      #"prompt $ · comment # comment · text Building for debugging... · prompt $ · string "a" · prompt > · keyword if · text costs $ 5 · prompt user@host:~/x$ · keyword if · keyword then"#
    )
  ]

  @Test(arguments: console) func tokensOfConsole(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "console") == expected)
  }

  @Test func linesOfAnUnknownLanguageAreText() {
    #expect(notableTokens(of: " if x  \n\n \"a\" \n", "cobol") == #"text if x · text "a""#)
    #expect(notableTokens(of: "let x", "") == "text let x")
    #expect(notableTokens(of: "let x", "SWIFT") == "keyword let")
  }
}
