@objc @preconcurrency @MainActor open class UIScene: UIResponder {
  @objc(UISceneActivationState) public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  @objc(UISceneConnectionOptions) @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { fatalError() }
    open var userActivities: Set<NSUserActivity> { fatalError() }
    open var shortcutItem: UIApplicationShortcutItem? { fatalError() }
    open var sourceApplication: String? { fatalError() }
    open var handoffUserActivityType: String? { fatalError() }
  }

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {}
  open var session: UISceneSession { fatalError() }
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { fatalError() }
  open var title: String!
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {}

  @objc(UISceneOpenExternalURLOptions) @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  nonisolated public static let willConnectNotification = NSNotification.Name("")
  nonisolated public static let didDisconnectNotification = NSNotification.Name("")
  nonisolated public static let didActivateNotification = NSNotification.Name("")
  nonisolated public static let willDeactivateNotification = NSNotification.Name("")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name("")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("")
}

@objc @preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { fatalError() }
}

@objc @preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  open var type: String { fatalError() }
  open var localizedTitle: String { fatalError() }
}

@objc @preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: StubKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "")
  }

  open var scene: UIScene? { fatalError() }
  open var role: Role { fatalError() }
  open var configuration: UISceneConfiguration { fatalError() }
  open var persistentIdentifier: String { fatalError() }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
}

@objc @preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var name: String? { fatalError() }
  open var role: UISceneSession.Role { fatalError() }
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
}

@objc @preconcurrency @MainActor public protocol UISceneDelegate {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func sceneWillEnterForeground(_ scene: UIScene)
  @objc optional func sceneDidEnterBackground(_ scene: UIScene)
  @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  @objc optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  @objc optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  @objc optional func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  @objc optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

@objc @preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
  @objc optional func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  @objc optional func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
}

@objc @preconcurrency @MainActor open class UIWindowScene: UIScene {
  @objc(UIWindowSceneGeometry) @preconcurrency @MainActor open class Geometry: NSObject {
    open var isInteractivelyResizing: Bool { fatalError() }
  }

  open var windows: [UIWindow] { fatalError() }
  open var keyWindow: UIWindow? { fatalError() }
  open var screen: UIScreen { fatalError() }
  open var effectiveGeometry: Geometry { fatalError() }
}

@objc @preconcurrency @MainActor open class UIScreen: NSObject {
  open var bounds: CGRect { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var isCaptured: Bool { fatalError() }
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name("")
}
