import { getLanterns } from '#shared/api/festival-pairs'
import { useQuery } from '#shared/runtime/request'
import { Festival } from '../_family/Festival.tsx'
import { Lamps } from './Lamps.tsx'
import { Magpie, River } from './River.tsx'
import styles from './theme.module.css'

const below = () => import('../_family/Draw.tsx')

/** The other one may light theirs at any moment. */
const POLL_MS = 15_000

/** Qixi: lanterns that two light together. */
export function QixiPage() {
  const lanterns = useQuery(getLanterns, {}, { pollMs: POLL_MS })
  return (
    <Festival
      edition={{ festival: 'qixi', theme: styles.theme, art: <River />, token: <Magpie />, below }}
      act={(festival, call) => <Lamps festival={festival} call={call} lanterns={lanterns} />}
      waiting={lanterns.status === 'loading'}
    />
  )
}
