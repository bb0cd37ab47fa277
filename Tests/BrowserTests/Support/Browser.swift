import Foundation

/// A headless Chromium of one test, spoken to over WebDriver.
struct Browser: Sendable {
  private let port: Int
  /// The path of the session.
  private let session: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  // Beginning and end

  static func start(_ driver: Service) async throws -> Browser {
    struct Session: Decodable { let sessionId: String }
    let options: JSON = [
      "binary": .string(try Tool.chromium.place.path),
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--no-proxy-server",
      ],
    ]
    let wanted: JSON = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    let made = try await send(
      "POST", driver.port, "/session", ["capabilities": ["alwaysMatch": wanted]], as: Session.self)
    return Browser(port: driver.port, session: "/session/" + made.sessionId)
  }

  func quit() async { _ = try? await Self.send("DELETE", port, session, nil, as: JSON.self) }

  // Pages

  func open(_ address: URL) async throws { try await post("/url", ["url": .string(address.absoluteString)]) }
  func reload() async throws { try await post("/refresh") }

  /// The value of a JavaScript expression in the page; a promise is waited for.
  func value<T: Decodable & Sendable>(_ expression: String, _ arguments: JSON..., as type: T.Type = T.self) async throws
    -> T
  {
    try await post("/execute/sync", ["script": .string("return (\(expression))"), "args": .list(arguments)], as: type)
  }

  func run(_ statements: String, _ arguments: JSON...) async throws {
    try await post("/execute/sync", ["script": .string(statements), "args": .list(arguments)])
  }

  /// Waits until the expression is true.
  func wait(for expression: String) async throws {
    for _ in 0..<100 {
      if try await value("Boolean(\(expression))", as: Bool.self) { return }
      try await Task.sleep(for: .milliseconds(30))
    }
    throw Failure(description: "never true: \(expression)")
  }

  // A reader's hands

  func click(_ selector: String) async throws {
    let key = "element-6066-11e4-a52e-4f735466cecf"
    let found = try await post(
      "/element", ["using": "css selector", "value": .string(selector)], as: [String: String].self)
    guard let element = found[key] else { throw Failure(description: "no element \(selector)") }
    try await post("/element/\(element)/click")
  }

  func press(_ keys: Key...) async throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { JSON.object(["type": .string($0), "value": .string(key.rawValue)]) }
    }
    try await post("/actions", ["actions": [["type": "key", "id": "keyboard", "actions": .list(actions)]]])
  }

  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case escape = "\u{E00C}"
    case end = "\u{E010}"
    case home = "\u{E011}"
    case left = "\u{E012}"
    case right = "\u{E014}"
  }

  // A reader's device

  func resize(_ width: Int, _ height: Int = 800) async throws {
    try await devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(width), "height": .number(height), "deviceScaleFactor": 1, "mobile": false])
  }

  func prefer(_ features: [String: String]) async throws {
    let list = features.map { JSON.object(["name": .string($0), "value": .string($1)]) }
    try await devTools("Emulation.setEmulatedMedia", ["features": .list(list)])
  }

  func forbidScripts() async throws { try await devTools("Emulation.setScriptExecutionDisabled", ["value": true]) }

  func devTools(_ command: String, _ parameters: JSON) async throws {
    try await post("/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
  }

  /// The page on paper.
  func printed() async throws -> Data {
    let text = try await post("/print", ["background": true], as: String.self)
    guard let pdf = Data(base64Encoded: text) else { throw Failure(description: "no PDF") }
    return pdf
  }

  // What it noted

  /// What the console said since it was last asked.
  func console() async throws -> [String] {
    struct Entry: Decodable { let level, message: String }
    return try await post("/se/log", ["type": "browser"], as: [Entry].self).map { "\($0.level): \($0.message)" }
  }

  /// The addresses asked for since this was last called.
  func requests() async throws -> [URL] {
    struct Entry: Decodable { let message: String }
    struct Message: Decodable { let message: Event }
    struct Event: Decodable { let method: String, params: Parameters }
    struct Parameters: Decodable { let request: Request? }
    struct Request: Decodable { let url: String }
    return try await post("/se/log", ["type": "performance"], as: [Entry].self).compactMap { entry in
      let event = try? JSONDecoder().decode(Message.self, from: Data(entry.message.utf8)).message
      guard let event, event.method == "Network.requestWillBeSent" else { return nil }
      return event.params.request.flatMap { URL(string: $0.url) }
    }
  }

  // The protocol

  private struct Answer<Value: Decodable>: Decodable { let value: Value }
  private struct Refusal: Decodable { let error, message: String }

  private func post(_ path: String, _ body: JSON = [:]) async throws {
    _ = try await post(path, body, as: JSON.self)
  }

  private func post<T: Decodable>(_ path: String, _ body: JSON = [:], as type: T.Type) async throws -> T {
    try await Self.send("POST", port, session + path, body, as: type)
  }

  private static func send<T: Decodable>(
    _ method: String, _ port: Int, _ path: String, _ body: JSON?, as type: T.Type
  ) async throws -> T {
    let sent = try body.map { try JSONEncoder().encode($0) } ?? Data()
    let data = Data(try await LocalHTTP.send(method, port: port, path: path, body: Array(sent)))
    if let refusal = try? JSONDecoder().decode(Answer<Refusal>.self, from: data).value {
      throw Failure(description: "\(refusal.error): \(refusal.message)")
    }
    return try JSONDecoder().decode(Answer<T>.self, from: data).value
  }
}
