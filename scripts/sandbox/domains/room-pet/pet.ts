import type { RoomPet } from '#shared/api/room-pet'
import { HOUR } from '../../world/clock.ts'
import { HALLS } from '../../world/halls.ts'
import { nameOf } from '../../world/names.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { LEVELS, levelOf, MOOD, MY_HALL, OTHERS, PETS, type PetKind } from './plan.ts'

export interface Pet {
  kind: PetKind
  /** '' as long as nobody named it. */
  name: string
  experience: number
  /** As it was at that moment. */
  mood: { value: number; at: number }
}

/** The pets of a hall. */
export interface Kennel {
  pets: Map<PetKind, Pet>
  out: PetKind | null
  /** The keeper who changed something last. */
  changedBy: User | null
}

/** The kennel that a person keeps, alone or with another keeper. */
export function kennelOf(user: User, state: State): Kennel {
  const [, chief] = /^2(000[1-9])$/.exec(user.id) ?? []
  return ownKennel(chief ? state.user(`1${chief}`) : user)
}

const ownKennel: (user: User) => Kennel = part('room-pet', (user) => {
  const { progress, empty } = user.scenario
  const kennel: Kennel = { pets: new Map(), out: null, changedBy: null }
  if (progress === 'fresh' || empty) return kennel
  const at = user.firstMidnight
  bring(kennel, 'cat', at, { name: '奶糖', experience: 940 })
  if (progress === 'midway') return kennel
  for (const { id } of PETS) bring(kennel, id, at, { experience: 12_800 })
  kennel.out = 'dragon'
  return kennel
})

/** Adds a pet; the first one comes out. */
export function bring(kennel: Kennel, kind: PetKind, at: number, more: Partial<Pet> = {}): void {
  kennel.pets.set(kind, { kind, name: '', experience: 0, mood: { value: MOOD.first, at }, ...more })
  kennel.out ??= kind
}

export function petOut({ pets, out }: Kennel): Pet | undefined {
  return out ? pets.get(out) : undefined
}

function moodOf({ mood }: Pet, now: number): number {
  return Math.max(0, mood.value - (Math.max(0, now - mood.at) / HOUR) * MOOD.loss)
}

/** Something happened in the hall that the pet likes. */
export function please(pet: Pet, experience: number, mood: number, now: number): void {
  pet.experience += experience
  pet.mood = { value: Math.min(MOOD.most, moodOf(pet, now) + mood), at: now }
}

/** The pet as the contract has it; `defaultName` is for one that nobody named. */
export function petView(pet: Pet, defaultName: string, now: number): RoomPet {
  const { kind, name, experience } = pet
  const level = levelOf(experience)
  const next = LEVELS[level]
  const mood = Math.round(moodOf(pet, now))
  return {
    id: kind,
    kind,
    name: name || defaultName,
    level,
    experience: experience - (LEVELS[level - 1] ?? 0),
    missing: next === undefined ? 0 : next - experience,
    mood,
    moodName: mood >= MOOD.happy ? 'happy' : mood >= MOOD.calm ? 'calm' : 'sad',
  }
}

/** Pets of the halls that nobody in the sandbox keeps; the last one has none. */
export function otherPets(firstMidnight: number): { roomId: string; pet: Pet }[] {
  return HALLS.filter(({ roomId }) => roomId !== MY_HALL)
    .slice(0, -1)
    .map(({ roomId }, at) => ({
      roomId,
      pet: {
        kind: PETS[at % PETS.length]?.id ?? 'cat',
        // Of the fourth it is hostile HTML.
        name: nameOf(String(40_010 + at)),
        experience: Math.floor(OTHERS.top * OTHERS.part ** at),
        mood: { value: 100 - at * 8, at: firstMidnight },
      },
    }))
}
