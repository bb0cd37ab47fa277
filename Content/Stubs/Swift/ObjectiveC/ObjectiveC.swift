// The two types of Objective-C's own module that Swift needs for selectors and its Boolean.

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public let boolValue: Bool

  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
