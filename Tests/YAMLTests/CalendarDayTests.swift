import Testing
import YAML

@Suite("Days and their numbers")
struct CalendarDayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (59, "1970-03-01"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
    (20_787, "2026-11-30"), (-719_162, "0001-01-01"), (2_932_896, "9999-12-31"), (-25_508, "1900-03-01"),
  ])
  func numbers(_ number: Int, _ day: String) { #expect(CalendarDay(daysSince1970: number)?.description == day) }

  @Test func daysOutsideTheCalendar() {
    #expect(CalendarDay(daysSince1970: -719_163) == nil)
    #expect(CalendarDay(daysSince1970: 2_932_897) == nil)
  }

  @Test func everyDayComesAfterTheOneBefore() throws {
    var before = try #require(CalendarDay(daysSince1970: -200_000))
    for number in -199_999..<200_000 {
      let day = try #require(CalendarDay(daysSince1970: number))
      #expect(day > before)
      before = day
    }
  }
}
