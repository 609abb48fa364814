import type { WerewolfDay } from '#shared/api/captain-task'
import { Winners } from '#shared/campaign/winners'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'

/** Who hosted longest on a day that is settled. */
export function Leaders({ leaders }: Pick<WerewolfDay, 'leaders'>) {
  const t = useT<typeof zh>()
  if (!leaders.length) return null
  return (
    <Plate title={t('leaders.title')} expose="leaders">
      <Winners
        winners={leaders.map((each) => ({ ...each, figure: t('leaders.hours', { count: each.hours }) }))}
      />
    </Plate>
  )
}
