import { useState } from 'react'
import type { Battle } from '#shared/api/room-battle'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import { SIDES } from '../sides.ts'
import { Bench } from './Bench.tsx'
import { Supporters } from './Supporters.tsx'

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
