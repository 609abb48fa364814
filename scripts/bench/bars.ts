import type { PairedRatios } from './paired-ratios.ts'

/** One measured figure, and what it is held against. */
export interface Bar {
  name: string
  ours: number
  against: number
  /** Of figures that were measured in pairs: these decide, not the ratio of both figures. */
  ratios?: PairedRatios
  /** Highest allowed ours / against. */
  limit: number
  unit: 'ms' | 's'
}

/** Prints the figures as a table. @returns whether all hold. */
export function printBars(bars: Bar[]): boolean {
  const digits = (bar: Bar, value: number) => `${value.toFixed(bar.unit === 's' ? 1 : 0)} ${bar.unit}`
  for (const bar of bars) {
    const verdict = ratioOf(bar) <= bar.limit ? 'holds' : 'FAILS'
    const figures = `${digits(bar, bar.ours).padStart(8)} / ${digits(bar, bar.against).padStart(8)}`
    const { from, to } = bar.ratios ?? {}
    const spread = from === undefined || to === undefined ? '' : ` (${from.toFixed(2)} to ${to.toFixed(2)})`
    process.stdout.write(
      `${bar.name.padEnd(72)} ${figures} = ${ratioOf(bar).toFixed(2)}${spread}, at most ${bar.limit}  ${verdict}\n`,
    )
  }
  return bars.every((bar) => ratioOf(bar) <= bar.limit)
}

const ratioOf = ({ ours, against, ratios }: Bar): number => ratios?.median ?? ours / against
