import type { ReactElement } from 'react'
import type { RoomPet } from '#shared/api/room-pet'
import { Cat } from './Cat.tsx'
import styles from './Creature.module.css'
import { Dragon } from './Dragon.tsx'
import { Fox } from './Fox.tsx'
import { useRest } from './use-rest.ts'
import { Whale } from './Whale.tsx'

export type Kind = RoomPet['kind']
export type Mood = RoomPet['moodName']

const SPECIES: Record<Kind, (props: { mood: Mood }) => ReactElement> = {
  cat: Cat,
  fox: Fox,
  whale: Whale,
  dragon: Dragon,
}

/**
 * A pet as it feels: by face and posture, and by how it moves. `still` ones wait in a shop or a list.
 * Decoration: its name and mood stand beside it.
 */
export function Creature(props: { kind: Kind; mood: Mood; still?: boolean; className?: string }) {
  const Species = SPECIES[props.kind]
  const rest = useRest<SVGSVGElement>()
  return (
    <svg
      ref={rest}
      viewBox="0 0 200 200"
      className={`${styles.creature} ${props.className ?? ''}`}
      data-kind={props.kind}
      data-mood={props.mood}
      data-still={props.still || undefined}
      aria-hidden="true"
    >
      <Species mood={props.mood} />
    </svg>
  )
}
