import Testing

@testable import Knowledge

@Suite("Sizes of pictures")
struct ImageSizeTests {
  private static func svg(_ attributes: String) -> [UInt8] {
    Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)></svg>".utf8)
  }

  /// Heads of files, written out from the formats' specifications.
  private static let pictures: [(bytes: [UInt8], width: Int, height: Int)] = [
    ([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 44, 0, 0, 0, 200], 300, 200),
    (Array("GIF89a".utf8) + [0x2C, 0x01, 0xC8, 0x00], 300, 200),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3], 300, 200),
    (Array("RIFF0000WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 199, 0, 0], 300, 200),
    (svg("width=\"300\" height=\"200px\""), 300, 200),
    (svg("width=\"100%\" height=\"100%\" viewBox=\"0 0 300 200\""), 300, 200),
    (svg("viewBox=\"0,0 299.6,200.4\""), 300, 200),
  ]

  @Test(arguments: pictures.indices)
  func known(_ index: Int) {
    let picture = Self.pictures[index]
    let size = ImageSize(picture.bytes)
    #expect(size?.width == picture.width && size?.height == picture.height)
  }

  @Test(arguments: [
    [], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0], Array("RIFF".utf8),
    svg("width=\"a\""),
    svg("viewBox=\"0 0 0 0\""), svg("width=\"1e99\" height=\"1\""), Array("GIF89a".utf8) + [0, 0, 0, 0],
  ])
  func unknown(_ bytes: [UInt8]) {
    #expect(ImageSize(bytes) == nil)
  }
}
