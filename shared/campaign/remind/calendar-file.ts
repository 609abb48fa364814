import { isMoment } from '#shared/runtime/clock'

/** What a calendar keeps of an event; times in ms since 1970. */
export interface CalendarEvent {
  /** Stays the same for the same event, so that a second file replaces the first entry. */
  uid: string
  title: string
  text: string
  startAt: number
  /** NaN, or not after the start: the file names no end. */
  endAt: number
  /** Its page. */
  url: string
}

/** Lead time of the reminder. */
const AHEAD = '-PT10M'
/** RFC 5545: no line is longer, in octets. */
const LINE = 75

/**
 * A calendar file (RFC 5545) with one event and its reminder; undefined for an event whose start cannot be read.
 * @param now ms since 1970, when it is made.
 */
export function calendarFile(
  { uid, title, text, startAt, endAt, url }: CalendarEvent,
  now: number,
): string | undefined {
  if (!isMoment(startAt)) return undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//campaign-pages//remind//EN',
    'BEGIN:VEVENT',
    `UID:${oneLine(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startAt)}`,
    ...(isMoment(endAt) && endAt > startAt ? [`DTEND:${stamp(endAt)}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${oneLine(url)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${AHEAD}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

/** A text has no control characters but line breaks, which are written as \n, and tabs. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')
const oneLine = (text: string) => text.replace(/\p{Cc}/gu, '')

/** A long line goes on behind a line break and a space; no sign is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let length = 0
  for (const sign of line) {
    const bytes = encoder.encode(sign).length
    if (length + bytes > LINE) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += bytes
  }
  return text
}
