import { useState } from 'react'
import type { Battle } from '#shared/api/room-battle'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import type { SideName } from '../sides.ts'
import { SIDES } from '../sides.ts'
import styles from './Bench.module.css'
import { Seat } from './Seat.tsx'
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
