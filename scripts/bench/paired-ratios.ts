import { median } from './median.ts'

/** Median and quartiles of the ratios of paired measurements. */
export interface PairedRatios {
  median: number
  from: number
  to: number
}

/** @param ours of each round. @param theirs of the same rounds. */
export function pairedRatios(ours: number[], theirs: number[]): PairedRatios {
  const ratios = ours.map((value, at) => value / (theirs[at] ?? Number.NaN)).sort((a, b) => a - b)
  const at = (share: number) => ratios[Math.round(share * (ratios.length - 1))] ?? Number.NaN
  return { median: median(ratios), from: at(0.25), to: at(0.75) }
}
