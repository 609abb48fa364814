import { useState } from 'react'
import { getNewYear, getWishes } from '#shared/api/festival-acts'
import { useNewDay } from '#shared/campaign/phase'
import { usePaged } from '#shared/features/paged'
import { StateView } from '#shared/kit/state-view'
import { useQuery } from '#shared/runtime/request'
import type { Forms } from '../_family/Below.tsx'
import { Festival } from '../_family/Festival.tsx'
import { Packets, PacketsSkeleton } from './Packets.tsx'
import styles from './theme.module.css'
import { Note, Wall } from './Wall.tsx'

const WINDOWS = [0, 1, 2, 3] as const

/** A city by the water at midnight, fireworks over its clock tower. */
const Night = () => (
  <svg viewBox="0 0 375 204" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <g className={styles.burst}>
      <path d="M316 22v16M316 58v16M290 48h16M326 48h16M298 30l11 11M323 55l11 11M334 30l-11 11M309 55l-11 11" />
      <path
        className={styles.rose}
        d="M236 40v11M236 65v11M218 58h11M243 58h11M223 45l8 8M241 63l8 8M249 45l-8 8M231 63l-8 8"
      />
    </g>
    <path
      className={styles.far}
      d="M130 204v-48h26v-18h22v30h18v-40h30v26h20v-54h30v70h24v-46h26v30h24v-20h25v70z"
    />
    <path className={styles.tower} d="M258 204V96l16-30 16 30v108z" />
    <circle className={styles.dial} cx="274" cy="112" r="11" />
    <path className={styles.hands} d="M274 112v-7M274 112v-8" />
    {WINDOWS.map((at) => (
      <path
        key={at}
        className={styles.lit}
        d={`M${144 + at * 52} ${170 + (at % 2) * 8}h6v8h-6zM${156 + at * 52} 184h6v8h-6z`}
      />
    ))}
  </svg>
)

/** The token: a firework. */
const Firework = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <g className={styles.spark}>
      <path d="M12 2v6M12 16v6M2 12h6M16 12h6M5 5l4 4M15 15l4 4M19 5l-4 4M9 15l-4 4" />
    </g>
  </svg>
)

const below = () => import('../_family/Draw.tsx')

const FORMS: Forms = {
  order: ['tasks', 'spending', 'prizes', 'ranks'],
  tasks: 'lines',
  spending: 'grid',
  prizes: 'steps',
}

/** Notes on the wall before more are asked for. */
const NOTES = 8

/** New Year: the way to midnight, red packets at their minute, and a wall of wishes. */
export function NewYearPage() {
  const year = useQuery(getNewYear, {})
  const [sent, setSent] = useState(0)
  useNewDay(year)
  const wishes = usePaged(getWishes, {}, NOTES)
  return (
    <Festival
      edition={{
        festival: 'newYear',
        theme: styles.theme,
        art: <Night />,
        token: <Firework />,
        forms: FORMS,
        below,
      }}
      skeleton={<PacketsSkeleton />}
      act={(festival, call) => (
        <>
          <Note
            festival={festival}
            call={call}
            year={year}
            onSent={async () => {
              await wishes.refetch()
              setSent((times) => times + 1)
            }}
          />
          <StateView call={year} skeleton={<PacketsSkeleton />}>
            {(data) => <Packets year={year} data={data} />}
          </StateView>
          <Wall wishes={wishes} sent={sent} />
        </>
      )}
      waiting={year.status === 'loading' || wishes.status === 'loading'}
    />
  )
}
