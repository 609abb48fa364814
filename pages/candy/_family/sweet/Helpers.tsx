import type { ReactNode } from 'react'
import type { FreeBox, FreeBoxDetail } from '#shared/api/free-box'
import { placesFor } from '#shared/features/places'
import { Avatar } from '#shared/kit/avatar'
import { useT } from '#shared/runtime/i18n'
import { friendsCanCome } from '../box/standing.ts'
import type zh from '../locales/zh.json'
import styles from './Helpers.module.css'

const WRAPPER = 'M22 20L4 7q4 6 1 13 3 7-1 13zM58 20L76 7q-4 6-1 13-3 7 1 13z'
const PLEATS = 'M20 20L6 14M20 20L6 26M60 20l14-6M60 20l14 6'

/** A wrapped sweet in one of the inks, in turn; a person's portrait in its middle, or what else is given. */
function Sweet(props: {
  /** From 0; chooses the ink. */
  at: number
  person?: { nickname: string; portrait: string } | undefined
  className?: string | undefined
  children?: ReactNode
}) {
  const { at, person, className = '', children } = props
  const empty = !person && children === undefined
  return (
    <span className={`${styles.sweet} ${className}`} data-ink={at % 3} data-empty={empty || undefined}>
      <svg viewBox="0 0 80 40" aria-hidden="true">
        <path className={styles.fill} d={WRAPPER} />
        <path className={styles.key} d={WRAPPER + PLEATS} />
        <circle className={styles.fill} cx="40" cy="20" r="19" />
        <circle className={styles.key} cx="40" cy="20" r="19" />
      </svg>
      <span className={styles.middle}>
        {person ? <Avatar src={person.portrait} name={person.nickname} className={styles.face} /> : children}
      </span>
    </span>
  )
}

const MOST_PLACES = 100

/** Who has helped with a box, each as a wrapped sweet, and a place for each who is still to come, or stayed away. */
export function Helpers({
  box,
  phase,
  className = '',
}: {
  box: FreeBox
  phase: FreeBoxDetail['phase']
  className?: string | undefined
}) {
  const t = useT<typeof zh>('family')
  const places = placesFor(Math.max(box.need, box.helpers.length), MOST_PLACES)
  const free = t(friendsCanCome({ box, phase }) ? 'helpers.free' : 'helpers.empty')
  return (
    <ol className={`${styles.helpers} ${className}`} aria-label={t('helpers.list')}>
      {places.map((at) => {
        const helper = box.helpers[at]
        return (
          <li key={helper?.userId ?? `place ${at}`} data-new={helper ? '' : undefined}>
            <Sweet at={at} person={helper} />
            {helper ? <bdi>{helper.nickname}</bdi> : <span className={styles.free}>{free}</span>}
          </li>
        )
      })}
    </ol>
  )
}
