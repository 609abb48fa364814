import { getLadder } from '#shared/api/festival-pairs'
import { useQuery } from '#shared/runtime/request'
import { Festival } from '../_family/Festival.tsx'
import { Climb } from './Climb.tsx'
import { Heart, Tower } from './Tower.tsx'
import styles from './theme.module.css'

const below = () => import('../_family/Offers.tsx')

/** The twentieth of May: a ladder that two climb together. */
export function LovePage() {
  const ladder = useQuery(getLadder, {})
  return (
    <Festival
      edition={{ festival: 'love520', theme: styles.theme, art: <Tower />, token: <Heart />, below }}
      act={(festival, call) => <Climb festival={festival} call={call} ladder={ladder} />}
      waiting={ladder.status === 'loading'}
    />
  )
}
