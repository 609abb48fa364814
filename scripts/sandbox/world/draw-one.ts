import type { Random } from './random.ts'

/** One of several by their chances in percent; in the same proportions when these do not add up to 100. */
export function drawOne<Option extends { percent: number }>(luck: Random, from: readonly Option[]): Option {
  let left = luck.next() * from.reduce((sum, { percent }) => sum + percent, 0)
  for (const option of from) {
    left -= option.percent
    if (left < 0) return option
  }
  return from[from.length - 1] as Option
}
