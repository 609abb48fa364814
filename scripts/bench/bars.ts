/** One measured figure, and what it is held against. */
export interface Bar {
  name: string
  ours: number
  against: number
  /** Highest allowed ours / against. */
  limit: number
  unit: 'ms' | 's'
}

/** Prints the figures as a table. @returns whether all hold. */
export function printBars(bars: Bar[]): boolean {
  const digits = (bar: Bar, value: number) => `${value.toFixed(bar.unit === 's' ? 1 : 0)} ${bar.unit}`
  for (const bar of bars) {
    const ratio = bar.ours / bar.against
    const verdict = ratio <= bar.limit ? 'holds' : 'FAILS'
    const figures = `${digits(bar, bar.ours).padStart(8)} / ${digits(bar, bar.against).padStart(8)}`
    process.stdout.write(
      `${bar.name.padEnd(52)} ${figures} = ${ratio.toFixed(2)} (at most ${bar.limit})  ${verdict}\n`,
    )
  }
  return bars.every((bar) => bar.ours / bar.against <= bar.limit)
}
