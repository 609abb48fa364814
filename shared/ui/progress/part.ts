/** How much of the whole is done, from 0 to 1. */
export function partOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}

/** Value text for screen readers. */
export function spoken(value: number, max: number, label: string) {
  const now = Math.min(max, Math.max(0, value))
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': now,
  }
}
