import type { ReactElement } from 'react'
import type { RoomPet } from '#shared/api/room-pet'
import type { FaceLooks, Mood } from './Face.tsx'

export type Kind = RoomPet['kind']

/**
 * How a kind of pet is drawn, on a square of 200: the tail behind the body, the body with its face, the eyes before it. Each
 * is a layer of its own, which a phone moves without painting anything again.
 */
export interface Species {
  Body: (props: { mood: Mood }) => ReactElement
  tail: ReactElement
  face: FaceLooks
  /** Where the tail grows from, and the height of the eyes, in percent of the square. */
  tailFrom: string
  eyeLine: string
}
