import { getNewYear, getWishes } from '#shared/api/festival-acts'
import { useNewDay } from '#shared/campaign/phase'
import { usePaged } from '#shared/features/paged'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useQuery } from '#shared/runtime/request'
import { Festival } from '../_family/Festival.tsx'
import { Firework, Night } from './Night.tsx'
import { Packets } from './Packets.tsx'
import styles from './theme.module.css'
import { Wall } from './Wall.tsx'

const below = () => import('../_family/Draw.tsx')

/** Notes on the wall before more are asked for. */
const NOTES = 8

/** New Year: the way to midnight, red packets at their minute, and a wall of wishes. */
export function NewYearPage() {
  const year = useQuery(getNewYear, {})
  useNewDay(year)
  const wishes = usePaged(getWishes, {}, NOTES)
  return (
    <Festival
      edition={{ festival: 'newYear', theme: styles.theme, art: <Night />, token: <Firework />, below }}
      act={(festival, call) => (
        <>
          <StateView call={year} skeleton={<Skeleton height={300} />}>
            {(data) => <Packets year={year} data={data} />}
          </StateView>
          <Wall festival={festival} call={call} year={year} wishes={wishes} />
        </>
      )}
      waiting={year.status === 'loading' || wishes.status === 'loading'}
    />
  )
}
