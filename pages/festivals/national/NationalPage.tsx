import { getRegions } from '#shared/api/festival-acts'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Parade, Star } from './Parade.tsx'
import { Teams, TeamsSkeleton } from './Teams.tsx'
import styles from './theme.module.css'

const below = () => import('../_family/Offers.tsx')

const FORMS: Forms = {
  order: ['tasks', 'prizes', 'ranks', 'spending'],
  tasks: 'cards',
  spending: 'lines',
  prizes: 'lines',
}

/** National day: four teams, and seven days in a row. */
export function NationalPage() {
  const regions = useQuery(getRegions, {})
  return (
    <Festival
      edition={{
        festival: 'national',
        theme: styles.theme,
        art: <Parade />,
        token: <Star />,
        forms: FORMS,
        below,
      }}
      skeleton={<TeamsSkeleton />}
      act={(festival, call) => <Teams festival={festival} call={call} regions={regions} />}
      waiting={regions.status === 'loading'}
    />
  )
}
