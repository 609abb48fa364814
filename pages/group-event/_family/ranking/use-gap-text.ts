import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useAmount } from '../amount/use-amount.ts'
import type zh from '../locales/zh.json'

/** A group's gap to the one above: the difference, level, or first. '' before any score. */
export function useGapText(over: boolean): (row: { rank: number; score: number; gap: number }) => string {
  const t = useT<typeof zh>('family')
  const amount = useAmount(formatAmount)
  return ({ rank, score, gap }) => {
    if (gap > 0) return t('race.gap', { gap: amount(gap) })
    if (score <= 0) return ''
    if (rank > 1) return t('rank.tied')
    return t(over ? 'race.won' : 'race.first')
  }
}
