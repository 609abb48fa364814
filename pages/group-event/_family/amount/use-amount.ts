import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'

/** Writes a number of what this date collects: '1.2万 风力'. With `formatAmount` all of it, as of what is still missing. */
export function useAmount(format = formatStatistic): (score: number) => string {
  const own = useT<EditionWords>()
  return (score) => `${format(score)} ${own('unit')}`
}
