const written =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[ T]+(\d\d?):(\d\d)(?::(\d\d(?:\.\d+)?))?)? ?(?:Z|([+-]\d\d):?(\d\d)?)?$/i

/**
 * Parses a date to ms since 1970; NaN for invalid ones such as February 30th. Accepts `2025-06-01 23:59:59`, also with
 * slashes, single digits, `24:00:00` as the end of a day, without seconds or time, and ISO; without a zone the product's,
 * UTC+8. Strict parsers reject most of these.
 */
export function parseTime(text: string): number {
  const [all, ...parts] = written.exec(text.trim()) ?? []
  const [year = Number.NaN, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(0, 6)
    .map((part) => Number(part ?? 0))
  const midnight = Date.UTC(year, month - 1, day)
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000
  // Date.UTC takes February 30th for March 2nd
  if (new Date(midnight).getUTCDate() !== day || month < 1 || month > 12) return Number.NaN
  if (ms > 86_400_000 || minutes > 59 || seconds >= 60) return Number.NaN
  const [, , , , , , zone = /z$/i.test(all ?? '') ? 0 : 8, zoneMinutes = 0] = parts
  const offset = Number(zone) * 60 + Number(`${zone}`.startsWith('-') ? -zoneMinutes : zoneMinutes)
  return midnight + ms - offset * 60_000
}
