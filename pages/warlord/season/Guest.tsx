import { getCaptainConfig } from '#shared/api/captain'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Levels } from '../_family/levels/Levels.tsx'
import type zh from '../_family/locales/zh.json'
import { Plate } from '../_family/Plate.tsx'

/** What there is to win for whom the page does not know yet: the levels of a captain, and what an hour pays at each. */
export function Guest() {
  const t = useT<typeof zh>('family')
  const config = useQuery(getCaptainConfig, {})
  return (
    <Plate title={t('levels.title')} expose="levels">
      <StateView
        call={config}
        skeleton={<Skeleton height={44} lines={5} />}
        isEmpty={({ levels }) => !levels.length}
      >
        {({ levels }) => <Levels levels={levels} />}
      </StateView>
    </Plate>
  )
}
