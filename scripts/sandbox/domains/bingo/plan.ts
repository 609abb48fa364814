import type { Happening } from '../../domain.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What the card is made of, the same for everybody. */
export const words = { zh, en, tw }

export const ACTIVITY_ID = '33'
/** Cells in a row, and rows; a row opens each midnight. */
export const SIZE = 4

export type TaskKind = keyof typeof zh.tasks

/** Where a task is done, and what in the app moves it on: one hour hosted is sixty minutes. */
export const KINDS: Readonly<
  Record<TaskKind, { doneBy: 'room' | 'gift' | 'share' | 'page'; moves?: Happening; by?: number }>
> = {
  visit: { doneBy: 'page' },
  stay: { doneBy: 'room', moves: 'hosted', by: 60 },
  greet: { doneBy: 'room', moves: 'greeted' },
  gift: { doneBy: 'gift', moves: 'gifted' },
  share: { doneBy: 'share', moves: 'shared' },
}

const cell = (kind: TaskKind, target: number, grant: Grant) => ({ kind, target, grants: [grant] })

/** By place, row by row. An activity counts for every cell of its kind. */
export const CELLS: readonly { kind: TaskKind; target: number; grants: readonly Grant[] }[] = [
  cell('visit', 1, { item: 'candy', amount: 2 }),
  cell('stay', 20, { item: 'coin', amount: 10 }),
  cell('greet', 1, { item: 'candy', amount: 3 }),
  cell('share', 1, { item: 'rose', amount: 1 }),
  cell('gift', 52, { item: 'candy', amount: 5 }),
  cell('greet', 3, { item: 'coin', amount: 15 }),
  cell('stay', 60, { item: 'coin', amount: 20 }),
  cell('gift', 199, { item: 'rose', amount: 2 }),
  cell('share', 3, { item: 'candy', amount: 8 }),
  cell('stay', 120, { item: 'coin', amount: 30 }),
  cell('gift', 520, { item: 'lantern', amount: 1 }),
  cell('greet', 8, { item: 'coin', amount: 30 }),
  cell('greet', 15, { item: 'coin', amount: 50 }),
  cell('gift', 1314, { item: 'lantern', amount: 2 }),
  cell('share', 6, { item: 'candy', amount: 12 }),
  cell('stay', 240, { item: 'coin', amount: 66 }),
]

export const LINE_GRANTS: readonly Grant[] = [
  { item: 'coin', amount: 66 },
  { item: 'candy', amount: 10 },
]

export const FULL_GRANTS: readonly Grant[] = [
  { item: 'coin', amount: 888 },
  { item: 'frameFox', amount: 1, days: 30 },
]

const all = Array.from({ length: SIZE }, (_, at) => at)

/** Rows, columns and both diagonals by the places of their cells. */
export const LINES: readonly { id: string; places: readonly number[] }[] = [
  ...all.map((row) => ({ id: `row-${row + 1}`, places: all.map((at) => row * SIZE + at) })),
  ...all.map((column) => ({ id: `column-${column + 1}`, places: all.map((at) => at * SIZE + column) })),
  { id: 'diagonal-1', places: all.map((at) => at * SIZE + at) },
  { id: 'diagonal-2', places: all.map((at) => (at + 1) * (SIZE - 1)) },
]

export const cellId = (place: number): string => `cell-${place + 1}`
