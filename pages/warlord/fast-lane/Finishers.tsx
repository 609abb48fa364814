import type { FastLane } from '#shared/api/captain-task'
import { Winners } from '#shared/campaign/winners'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'

/** Who reached the last beacon of a settled lane, fastest first. */
export function Finishers({ finishers }: Pick<FastLane, 'finishers'>) {
  const t = useT<typeof zh>()
  if (!finishers.length) return null
  return (
    <Plate title={t('finishers.title')} expose="finishers">
      <Winners
        winners={finishers.map((each, at) => ({
          ...each,
          rank: at + 1,
          figure: t('finishers.days', { count: each.days }),
        }))}
      />
    </Plate>
  )
}
