import type { ReactNode } from 'react'
import { useState } from 'react'
import type { RoomPetDetail } from '#shared/api/room-pet'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import { Creature } from '../../_family/creature/Creature.tsx'
import { Machine } from '../../_family/draw/Machine.tsx'
import type { Draws } from '../../_family/draw/use-draws.ts'
import { useLight } from '../../_family/light/use-light.ts'
import { Sign } from '../../_family/sign/Sign.tsx'
import type { Place } from '../desk/place.ts'
import type zh from '../locales/zh.json'
import styles from './Stage.module.css'

const STRAY = { kind: 'cat', moodName: 'happy' } as const

/** The room in the light of the hour, its things, and the pet, who likes to be stroked. */
export function Stage(props: {
  detail: RoomPetDetail | undefined
  /** Whether a pet without a hall waits here. */
  stray: boolean
  draws: Pick<Draws, 'turn' | 'open'>
  place: Place | undefined
  onGo: (place: Place) => void
}) {
  const t = useT<typeof zh>()
  const light = useLight()
  /** Counts strokes: each starts the hop again. */
  const [strokes, setStrokes] = useState(0)
  const pet = props.stray ? STRAY : props.detail?.pet
  /** It answers in its own words: the toasts of this page are bubbles over its head. */
  const stroke = () => {
    setStrokes(strokes + 1)
    if (pet) toast.tip(t(`answer.${pet.moodName}`))
  }
  return (
    <section className={styles.stage} data-light={light} data-expose="room">
      <Sky />
      <i className={styles.wall} />
      <i className={styles.things} />
      <Sign title={t('title')} hallName={props.detail?.hallName} className={styles.title} />
      <Thing of="shop" place={props.place} onGo={props.onGo} />
      <Thing of="ranks" place={props.place} onGo={props.onGo} />
      <Thing of="draw" place={props.place} note={props.draws.open && t('unchecked')} onGo={props.onGo}>
        <Machine turn={props.draws.turn} />
      </Thing>
      {pet ? (
        <button
          type="button"
          className={styles.pet}
          aria-label={t('stroke')}
          data-track="stroke"
          onClick={stroke}
        >
          <span key={strokes} className={strokes ? styles.hop : undefined}>
            <Creature kind={pet.kind} mood={pet.moodName} />
            {strokes > 0 && <i className={styles.heart} />}
          </span>
        </button>
      ) : (
        <i className={styles.basket} />
      )}
      <i className={styles.evening} />
    </section>
  )
}

/** What is to be seen through the window. */
function Sky() {
  return (
    <i className={styles.sky}>
      <i className={styles.dusk} />
      <i className={styles.night} />
      <i className={styles.sun} />
      <i className={styles.cloud} />
      <i className={styles.hills} />
    </i>
  )
}

/** A thing of the room that leads somewhere, with a tag on a string and what is to be noted on it. */
function Thing(props: {
  of: Place
  /** An item of the desk; without a desk it opens a sheet. */
  place: Place | undefined
  note?: string | undefined
  onGo: (place: Place) => void
  children?: ReactNode
}) {
  const t = useT<typeof zh>()
  const { of } = props
  return (
    <button
      type="button"
      className={styles.thing}
      data-of={of}
      data-track={of}
      aria-pressed={props.place && props.place === of}
      aria-haspopup={props.place ? undefined : 'dialog'}
      onClick={() => props.onGo(of)}
    >
      {props.children}
      <span className={styles.tag}>
        <span>{t(`things.${of}`)}</span> {props.note && <small>{props.note}</small>}
      </span>
    </button>
  )
}
