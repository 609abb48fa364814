import { getLetters } from '#shared/api/festival-pairs'
import { useQuery } from '#shared/runtime/request'
import { Festival } from '../_family/Festival.tsx'
import { Desk, Rose } from './Desk.tsx'
import { Post } from './Post.tsx'
import styles from './theme.module.css'

const below = () => import('../_family/Offers.tsx')

/** Valentine: letters between two. */
export function ValentinePage() {
  const letters = useQuery(getLetters, {})
  return (
    <Festival
      edition={{ festival: 'valentine', theme: styles.theme, art: <Desk />, token: <Rose />, below }}
      act={(festival, call) => <Post festival={festival} call={call} letters={letters} />}
      waiting={letters.status === 'loading'}
    />
  )
}
