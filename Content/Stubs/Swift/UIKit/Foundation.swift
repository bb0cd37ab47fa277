// What Apple's Foundation has and the one on other systems lacks, as far as life cycles touch it.

@_exported import Foundation
@_exported import ObjectiveC

@objc open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var needsSave = false

  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

// A class of Foundation cannot be named in Objective-C here; this one stands before it.
@objc open class NSNotification: NSObject {
  public typealias Name = Foundation.NSNotification.Name
  open var name: Name { fatalError() }
  open var object: Any? { fatalError() }
  open var userInfo: [AnyHashable: Any]? { fatalError() }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {}
}

extension Timer {
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer { fatalError() }
}

/// Lets a key be named in an Objective-C method.
public protocol StubKey: RawRepresentable, Hashable, Sendable, _ObjectiveCBridgeable where RawValue == String {
  init(rawValue: String)
}

extension StubKey {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self { fatalError() }
}
