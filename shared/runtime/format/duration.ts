/** Parts of a countdown: whole days, the rest as two digits each. */
export interface Duration {
  days: number
  hours: string
  minutes: string
  seconds: string
}

/** Splits a time in ms for a countdown; a time that has passed is zero. */
export function formatDuration(ms: number): Duration {
  const seconds = Math.max(0, Math.floor(ms / 1000)) || 0
  const two = (n: number) => String(n).padStart(2, '0')
  return {
    days: Math.floor(seconds / 86_400),
    hours: two(Math.floor(seconds / 3600) % 24),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  }
}
