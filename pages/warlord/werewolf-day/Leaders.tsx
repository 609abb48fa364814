import type { WerewolfDay } from '#shared/api/captain-task'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import { WinnerList } from '../_family/winners/WinnerList.tsx'
import type zh from './locales/zh.json'

/** Who hosted longest on a day that is settled. */
export function Leaders({ leaders }: Pick<WerewolfDay, 'leaders'>) {
  const t = useT<typeof zh>()
  if (!leaders.length) return null
  return (
    <Plate title={t('leaders.title')} expose="leaders">
      <WinnerList
        winners={leaders.map((each) => ({ ...each, figure: t('leaders.hours', { count: each.hours }) }))}
      />
    </Plate>
  )
}
