import { useState } from 'react'
import type { Battle, BattleSide } from '#shared/api/room-battle'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import type { SideName } from '../sides.ts'
import { SIDES } from '../sides.ts'
import styles from './Bench.module.css'
import { Supporters } from './Supporters.tsx'

const PLACES = [1, 2, 3] as const

/** Seats across from each other, the first of both at the top. */
function Bench({ battle, sides }: { battle: Battle; sides: readonly SideName[] }) {
  return (
    <div className={styles.bench}>
      {sides.map((side) => (
        <ol key={side} className={styles.side} data-side={side} aria-label={battle[side].name}>
          {PLACES.map((place) => (
            <Seat key={place} place={place} person={battle[side].seats[place - 1]} />
          ))}
        </ol>
      ))}
    </div>
  )
}

/** The top seats of both corners, and behind a button everyone who gave. */
export function Seats({ battle }: { battle: Battle }) {
  const t = useT<typeof zh>()
  const [open, setOpen] = useState(false)
  const count = battle.home.supporters + battle.away.supporters
  return (
    <Panel title={t('seats.title')} expose="seats">
      <Bench battle={battle} sides={SIDES} />
      {count > 0 && (
        <Button block look="ghost" track="supporters" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('seats.all', { count })}
        </Button>
      )}
      <Supporters battle={battle} open={open} onClose={() => setOpen(false)} />
    </Panel>
  )
}

/** A top seat and its holder, or empty. In the app it opens the person's profile. */
function Seat({ place, person }: { place: 1 | 2 | 3; person: BattleSide['seats'][number] | undefined }) {
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
