export const HOUR_MS = 3_600_000
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: HOUR_MS, d: 24 * HOUR_MS }

/** ms of an age, as 30m, 24h, 7d; undefined for another text. */
export function ageOf(text: string): number | undefined {
  const [, amount, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  return amount ? Number(amount) * (UNITS[unit] as number) : undefined
}
