const written = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:?\d\d)?$/

/**
 * Parses a date to ms since 1970; NaN for invalid ones such as February 30th. Accepts `2025-06-01 23:59:59`, also with
 * slashes, without seconds or time, and ISO; without a zone the product's, UTC+8. Strict parsers reject most of these.
 */
export function parseTime(text: string): number {
  const [, day = '', clock = '00:00', zone = '+08:00'] = written.exec(text.replace(/\//g, '-')) ?? []
  const at = (zone: string) => Date.parse(`${day}T${clock}${zone}`)
  // some read February 30th as March 2nd
  return new Date(at('Z')).toJSON()?.startsWith(day) ? at(zone.replace(/(\d\d)(\d\d)$/, '$1:$2')) : Number.NaN
}
