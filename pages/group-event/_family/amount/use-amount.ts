import { formatNumberTruncated } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { SeasonWords } from '../season.ts'

/** Writes a number of what this date collects: '1.2万 风力'. */
export function useAmount(): (score: number) => string {
  const own = useT<SeasonWords>()
  return (score) => `${formatNumberTruncated(score)} ${own('unit')}`
}
