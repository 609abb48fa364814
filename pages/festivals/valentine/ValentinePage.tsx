import { getLetters } from '#shared/api/festival-pairs'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Post, PostSkeleton } from './Post.tsx'
import styles from './theme.module.css'

/** A desk by the window: a letter, a pen, a rose in a glass. */
const Desk = () => (
  <svg viewBox="0 0 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle className={styles.sun} cx="300" cy="70" r="48" />
    <path className={styles.desk} d="M0 176h375v28H0z" />
    <g transform="translate(204 96) rotate(-6)">
      <path className={styles.paper} d="M0 0h104v74H0z" />
      <path className={styles.fold} d="M0 0l52 42L104 0M0 74l40-40M104 74L64 34" />
      <path
        className={styles.heart}
        d="M52 54s-14-9-14-19a7.500 7.500 0 0 1 14-3 7.500 7.500 0 0 1 14 3c0 10-14 19-14 19z"
      />
    </g>
    <path className={styles.glass} d="M326 128h30l-4 50h-22z" />
    <path
      className={styles.stem}
      d="M341 170V96M341 124q-12-2-14-14 12 2 14 14zM341 136q12-2 14-14-12 2-14 14z"
    />
    <path className={styles.rose} d="M341 100q-20-2-18-22 4-14 18-12 14-2 18 12 2 20-18 22z" />
    <path className={styles.petal} d="M333 84q8-12 16 0-2 10-8 10t-8-10z" />
  </svg>
)

/** The token: a rose. */
const Rose = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.stem} d="M12 22v-9M12 19q-5 0-6-5 5 0 6 5z" />
    <path className={styles.rose} d="M12 14q-7-1-6-8 2-4 6-3 4-1 6 3 1 7-6 8z" />
    <path className={styles.petal} d="M9 7q3-4 6 0-1 4-3 4T9 7z" />
  </svg>
)

const below = () => import('../_family/Offers.tsx')

const FORMS: Forms = {
  order: ['spending', 'tasks', 'prizes', 'ranks'],
  tasks: 'lines',
  spending: 'tiles',
  prizes: 'lines',
}

/** Valentine: letters between two. */
export function ValentinePage() {
  const letters = useQuery(getLetters, {})
  return (
    <Festival
      edition={{
        festival: 'valentine',
        theme: styles.theme,
        art: <Desk />,
        token: <Rose />,
        forms: FORMS,
        below,
      }}
      skeleton={<PostSkeleton />}
      act={(festival, call) => <Post festival={festival} call={call} letters={letters} />}
      waiting={letters.status === 'loading'}
    />
  )
}
