@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues: Sendable {
  public init() {}
  public var scenePhase: ScenePhase { get { fatalError() } set {} }
  public var colorScheme: ColorScheme { get { fatalError() } set {} }
  public var dismiss: DismissAction { fatalError() }
  public var openURL: OpenURLAction { get { fatalError() } set {} }
}

public enum ColorScheme: Hashable, Sendable { case light, dark }

@MainActor @preconcurrency public struct DismissAction {
  public func callAsFunction() {}
}

@MainActor @preconcurrency public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}

@propertyWrapper public struct SceneStorage<Value> {
  let value: Value
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String) where Value == Int {}
  public init(wrappedValue: Value, _ key: String) where Value == Double {}
  public init(wrappedValue: Value, _ key: String) where Value == String {}
  public init(wrappedValue: Value, _ key: String) where Value == URL {}
  public init(wrappedValue: Value, _ key: String) where Value == Data {}
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {}
  public init(_ key: String) where Value == String? {}
  public init(_ key: String) where Value == Int? {}
  public init(_ key: String) where Value == Data? {}
}

@propertyWrapper public struct AppStorage<Value> {
  let value: Value
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {}
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public init<Other: Hashable>() where Value == Other? {}
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}
