import type { BattleSide } from '#shared/api/room-battle'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from '../locales/zh.json'
import styles from './Bench.module.css'

/** A top seat and its holder, or empty. In the app it opens the person's profile. */
export function Seat({
  place,
  person,
}: {
  place: 1 | 2 | 3
  person: BattleSide['seats'][number] | undefined
}) {
  const t = useT<typeof zh>()
  const face = (
    <>
      <span className={styles.place}>{place === 1 ? <Icon name="crown" /> : place}</span>
      {person ? (
        <Avatar className={styles.face} src={person.portrait} name={person.nickname} />
      ) : (
        <span className={styles.face} data-empty="">
          <Icon name="user-plus" />
        </span>
      )}
      <span className={styles.who}>
        {person ? <bdi>{person.nickname}</bdi> : <span>{t('seats.empty')}</span>}
        {person && <b>{formatStatistic(person.score)}</b>}
      </span>
    </>
  )
  return (
    <li className={styles.seat} data-place={place}>
      <PersonDoor userId={person?.userId} className={styles.line}>
        {face}
      </PersonDoor>
    </li>
  )
}
