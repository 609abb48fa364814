import { getHunt } from '#shared/api/festival-acts'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Candy, Sky } from './Sky.tsx'
import styles from './theme.module.css'
import { Yard, YardSkeleton } from './Yard.tsx'

const below = () => import('../_family/Draw.tsx')

const FORMS: Forms = {
  order: ['spending', 'tasks', 'prizes', 'ranks'],
  tasks: 'tiles',
  spending: 'tiles',
  prizes: 'lines',
}

/** Halloween: candy that is hidden in a drawing. */
export function HalloweenPage() {
  const hunt = useQuery(getHunt, {})
  return (
    <Festival
      edition={{
        festival: 'halloween',
        theme: styles.theme,
        art: <Sky />,
        token: <Candy />,
        forms: FORMS,
        below,
      }}
      skeleton={<YardSkeleton />}
      act={(festival, call) => <Yard festival={festival} call={call} hunt={hunt} />}
      waiting={hunt.status === 'loading'}
    />
  )
}
