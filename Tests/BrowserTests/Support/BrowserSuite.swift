import Foundation
import Testing

/// What tests in a browser share: the driver, a web server, and turns, so that the cores are not fought over.
struct Browsing: Sendable {
  let driver: Service
  let server: Service
  let sites: Sites
  private let turns = Turns(max(2, min(4, ProcessInfo.processInfo.activeProcessorCount)))

  @TaskLocal static var shared: Browsing?

  static var current: Browsing {
    get throws { try #require(shared, "outside of the suite that starts the browser driver") }
  }

  init(_ sites: Sites) throws {
    self.sites = sites
    driver = try Service(Tool.chromedriver.place, ["--port=0"], port: /successfully on port (\d+)/)
    server = try .webServer(of: sites.folder)
  }

  func stop() {
    driver.stop()
    server.stop()
  }

  /// Runs the body with a browser that nobody has used before.
  static func browse(_ body: (Browser, Browsing) async throws -> Void) async throws {
    let here = try current
    await here.turns.take()
    do {
      let browser = try await Browser.start(here.driver)
      do {
        try await browser.resize(1280)
        try await body(browser, here)
      } catch {
        await browser.quit()
        throw error
      }
      await browser.quit()
    } catch {
      await here.turns.give()
      throw error
    }
    await here.turns.give()
  }
}

/// At most so many at the same time.
private actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func give() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// Starts the driver before a suite and stops it after it.
struct BrowsingTrait: SuiteTrait, TestScoping {
  func provideScope(for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void)
    async throws
  {
    let browsing = try Browsing(Sites.current)
    defer { browsing.stop() }
    try await Browsing.$shared.withValue(browsing) { try await body() }
  }
}

extension Trait where Self == BrowsingTrait {
  static var browsing: Self { Self() }
}

extension GeneratedSite {
  @Suite(.needs(.chromedriver, .chromium, .python3), .browsing) enum InBrowser {}
}
