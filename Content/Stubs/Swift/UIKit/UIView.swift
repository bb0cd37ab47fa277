@objc open class UIColor: NSObject, @unchecked Sendable {
  open class var systemBackground: UIColor { fatalError() }
  open class var black: UIColor { fatalError() }
  open class var white: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var label: UIColor { fatalError() }
}

@objc open class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) { fatalError() }
  public init?(systemName name: String) { fatalError() }
}

@objc @preconcurrency @MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  @objc(UIViewContentMode) public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var accessibilityElementsHidden = false
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var window: UIWindow? { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { fatalError() }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}

@objc @preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open var isActive = false
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@objc @preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSObject {
  open func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { fatalError() }
}

@objc @preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSObject {
  open func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { fatalError() }
}

@objc @preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 0)
    public static func + (level: Level, offset: CGFloat) -> Level { fatalError() }
    public static func - (level: Level, offset: CGFloat) -> Level { fatalError() }
  }

  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  open var windowLevel = Level.normal
  open var isKeyWindow: Bool { fatalError() }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

@objc @preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor!
  open var numberOfLines = 1
}

@objc @preconcurrency @MainActor open class UITextField: UIView {
  open var text: String?
  open var isSecureTextEntry = false
}

@objc @preconcurrency @MainActor open class UITextView: UIView {
  open var text: String!
}

@objc @preconcurrency @MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}

@objc open class UIVisualEffect: NSObject {}

@objc open class UIBlurEffect: UIVisualEffect {
  @objc(UIBlurEffectStyle) public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent, systemMaterial = 8, systemThickMaterial
  }

  public init(style: Style) {}
}

@objc @preconcurrency @MainActor open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var effect: UIVisualEffect?
  open var contentView: UIView { fatalError() }
}
