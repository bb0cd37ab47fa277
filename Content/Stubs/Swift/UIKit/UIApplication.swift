@objc @preconcurrency @MainActor open class UIResponder: NSObject {
  public override nonisolated init() {}
  open var next: UIResponder? { fatalError() }
  open var canBecomeFirstResponder: Bool { fatalError() }
  open var isFirstResponder: Bool { fatalError() }
  open var userActivity: NSUserActivity?
  @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

@objc @preconcurrency @MainActor open class UITouch: NSObject {}
@objc @preconcurrency @MainActor open class UIEvent: NSObject {}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@objc public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
@objc public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@objc @preconcurrency @MainActor open class UIApplication: UIResponder {
  @objc(UIApplicationState) public enum State: Int, Sendable { case active, inactive, background }

  public struct LaunchOptionsKey: StubKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "")
    public static let location = LaunchOptionsKey(rawValue: "")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "")
  }

  public struct OpenURLOptionsKey: StubKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenExternalURLOptionsKey: StubKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public class var shared: UIApplication { fatalError() }
  public static let openSettingsURLString = ""
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  unowned(unsafe) open var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { fatalError() }
  open var backgroundTimeRemaining: TimeInterval { fatalError() }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { fatalError() }
  open var connectedScenes: Set<UIScene> { fatalError() }
  open var openSessions: Set<UISceneSession> { fatalError() }
  open var supportsMultipleScenes: Bool { fatalError() }
  open var isProtectedDataAvailable: Bool { fatalError() }
  open var isIdleTimerDisabled = false
  @available(*, deprecated, message: "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes")
  open var keyWindow: UIWindow? { fatalError() }
  @available(*, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead")
  open var windows: [UIWindow] { fatalError() }

  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { fatalError() }
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { fatalError() }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func canOpenURL(_ url: URL) -> Bool { fatalError() }
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open func registerForRemoteNotifications() {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name("")
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name("")
  nonisolated public static let willResignActiveNotification = NSNotification.Name("")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name("")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name("")
  nonisolated public static let willTerminateNotification = NSNotification.Name("")
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name("")
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name("")
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name("")
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name("")
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name("")
}

@objc @preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

@objc @preconcurrency @MainActor public protocol UIApplicationDelegate {
  @objc optional var window: UIWindow? { get set }
  @objc optional func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional func applicationDidFinishLaunching(_ application: UIApplication)
  @objc optional func applicationDidBecomeActive(_ application: UIApplication)
  @objc optional func applicationWillResignActive(_ application: UIApplication)
  @objc optional func applicationDidEnterBackground(_ application: UIApplication)
  @objc optional func applicationWillEnterForeground(_ application: UIApplication)
  @objc optional func applicationWillTerminate(_ application: UIApplication)
  @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
  @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  @objc optional func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  @objc optional func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  @objc optional func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  @objc optional func application(
    _ application: UIApplication, performFetchWithCompletionHandler completionHandler:
      @escaping @MainActor @Sendable (UIBackgroundFetchResult) -> Void)
  @objc optional func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  @objc optional func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
}

extension UIApplicationDelegate {
  @MainActor public static func main() {}
}
