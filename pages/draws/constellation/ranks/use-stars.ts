import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'

/** A number of stars in words. */
export function useStars(): (count: number) => string {
  const t = useT<typeof zh>()
  return (count) => t('ranks.stars', { count, stars: formatStatistic(count) })
}
