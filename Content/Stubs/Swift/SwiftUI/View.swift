import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

struct ChangedView: View {
  nonisolated init() {}
  var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    fatalError()
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    fatalError()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    fatalError()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

public struct TupleView<Content>: View {
  public var body: Never { fatalError() }
}

public struct _ConditionalContent<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}

public struct AnyView: View {
  nonisolated public init<Content: View>(_ view: Content) {}
  public var body: Never { fatalError() }
}

public struct Text: View, Equatable {
  nonisolated public init<Words: StringProtocol>(_ content: Words) {}
  nonisolated public init(_ date: Date, style: DateStyle) {}
  public var body: Never { fatalError() }
  public struct DateStyle: Sendable {
    public static let timer = DateStyle()
    public static let time = DateStyle()
  }
}

public struct Image: View {
  nonisolated public init(_ name: String) {}
  nonisolated public init(systemName: String) {}
  public var body: Never { fatalError() }
  nonisolated public func resizable() -> Image { self }
}

public struct Color: View, Hashable, Sendable {
  public static let black = Color()
  public static let white = Color()
  public static let red = Color()
  public static let gray = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  init() {}
  public init(uiColor: UIColor) {}
  public init(_ color: UIColor) {}
  public var body: Never { fatalError() }
}

public struct Rectangle: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
  nonisolated public func fill(_ style: some ShapeStyle) -> some View { ChangedView() }
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}

public struct Material: ShapeStyle, Sendable {}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
  public static var thickMaterial: Material { fatalError() }
}

extension ShapeStyle where Self == Color {
  public static var background: Color { fatalError() }
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
}

public struct Alignment: Sendable {
  public static let center = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 4)
  }
}

public struct VStack<Content: View>: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct HStack<Content: View>: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct ZStack<Content: View>: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct Group<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct List<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct NavigationStack<Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) {}
  public var body: Never { fatalError() }
}

public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

extension Button where Label == Text {
  public init<Words: StringProtocol>(_ title: Words, action: @escaping @MainActor () -> Void) {}
}

public struct TextField<Label: View>: View {
  public var body: Never { fatalError() }
}

extension TextField where Label == Text {
  nonisolated public init<Words: StringProtocol>(_ title: Words, text: Binding<String>) {}
}

public struct TextEditor: View {
  nonisolated public init(text: Binding<String>) {}
  public var body: Never { fatalError() }
}

public struct Toggle<Label: View>: View {
  public var body: Never { fatalError() }
}

extension Toggle where Label == Text {
  nonisolated public init<Words: StringProtocol>(_ title: Words, isOn: Binding<Bool>) {}
}

public struct TabView<Content: View>: View {
  public var body: Never { fatalError() }
}

extension TabView {
  nonisolated public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}
