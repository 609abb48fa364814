/** Parts of a time that is left: whole days, the rest as two digits each. */
export type Duration = Record<'hours' | 'minutes' | 'seconds', string> & { days: number }

/** Splits a time in ms for a countdown; a time that has passed is zero. */
export function formatDuration(ms: number): Duration {
  const seconds = Math.max(0, Math.floor(ms / 1000)) || 0
  const part = (size: number, of: number) => `0${Math.floor(seconds / size) % of}`.slice(-2)
  return {
    days: Math.floor(seconds / 86_400),
    hours: part(3600, 24),
    minutes: part(60, 60),
    seconds: part(1, 60),
  }
}
