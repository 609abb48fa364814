const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 } as const
const OFFSET = /^([+-])(?=\d)(?:(\d{1,5})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,7})s)?$/

/** Ms of an offset as '+1d2h' or '-30m'; undefined for any other text. */
export function readOffset(text: string): number | undefined {
  const found = OFFSET.exec(text)
  if (!found) return undefined
  const ms = Object.values(UNITS).reduce((sum, unit, at) => sum + unit * Number(found[at + 2] ?? 0), 0)
  return found[1] === '-' ? -ms : ms
}

/** As '+1d2h'; '' for none. Parts of a second are left out. */
export function writeOffset(ms: number): string {
  let left = Math.abs(Math.trunc(ms / 1000) * 1000)
  let text = ''
  for (const [name, unit] of Object.entries(UNITS)) {
    const count = Math.floor(left / unit)
    left -= count * unit
    if (count) text += `${count}${name}`
  }
  return text && `${ms < 0 ? '-' : '+'}${text}`
}

/** Whether a text is a clock setting: '' for the machine's, an offset, or an ISO date. */
export function isClockText(text: string): boolean {
  if (text === '' || readOffset(text) !== undefined) return true
  return (
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}
