@_exported import Foundation
@_exported import ObjectiveC

@objc open class AVPlayerItem: NSObject, @unchecked Sendable {
  public init(url: URL) {}
}

@objc @preconcurrency @MainActor open class AVPlayer: NSObject {
  public init(url: URL) {}
  public init(playerItem item: AVPlayerItem?) {}
  open var rate: Float = 0
  open var currentItem: AVPlayerItem? { fatalError() }
  open func play() {}
  open func pause() {}
}

@objc open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "")
    public static let playback = Category(rawValue: "")
    public static let playAndRecord = Category(rawValue: "")
  }

  @objc(AVAudioSessionInterruptionType) public enum InterruptionType: UInt, Sendable { case ended, began }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  open class func sharedInstance() -> AVAudioSession { fatalError() }
  open func setCategory(_ category: Category) throws {}
  open func setActive(_ active: Bool) throws {}
  public static let interruptionNotification = NSNotification.Name("")
  public static let mediaServicesWereResetNotification = NSNotification.Name("")
}

public let AVAudioSessionInterruptionTypeKey = ""
public let AVAudioSessionInterruptionOptionKey = ""
