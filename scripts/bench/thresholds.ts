import type { PairedRatios } from './paired-ratios.ts'

/** One measured figure, and what it is held against. */
export interface Threshold {
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
export function printThresholds(thresholds: Threshold[]): boolean {
  const digits = (threshold: Threshold, value: number) =>
    `${value.toFixed(threshold.unit === 's' ? 1 : 0)} ${threshold.unit}`
  for (const threshold of thresholds) {
    const verdict = ratioOf(threshold) <= threshold.limit ? 'holds' : 'FAILS'
    const figures = `${digits(threshold, threshold.ours).padStart(8)} / ${digits(threshold, threshold.against).padStart(8)}`
    const { from, to } = threshold.ratios ?? {}
    const spread = from === undefined || to === undefined ? '' : ` (${from.toFixed(2)} to ${to.toFixed(2)})`
    process.stdout.write(
      `${threshold.name.padEnd(72)} ${figures} = ${ratioOf(threshold).toFixed(2)}${spread}, at most ${threshold.limit}  ${verdict}\n`,
    )
  }
  return thresholds.every((threshold) => ratioOf(threshold) <= threshold.limit)
}

const ratioOf = ({ ours, against, ratios }: Threshold): number => ratios?.median ?? ours / against
