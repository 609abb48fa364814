/** The bingo card: cells are stamped by tasks, finished lines and the full card are rewarded. */
import { type InferOutput, object, picklist, pipe, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { claimState, reward } from './common.ts'

const cell = object({
  id,
  /** From 0, first row first. */
  place: count,
  title: string(),
  progress: count,
  target: count,
  rewards: array(reward),
  /** locked: its row opens at `opensAt`; a claimed cell is stamped. */
  state: picklist(['locked', 'todo', 'claimable', 'stamped']),
  opensAt: time,
  /** Where it is done: in a hall, by a gift, by sharing, or on this page. */
  doneBy: picklist(['room', 'gift', 'share', 'page']),
})

const line = object({
  id,
  /** Places of its cells. */
  places: array(count),
  rewards: array(reward),
  state: claimState,
})

const card = object({
  ...campaign,
  /** Cells in a row, and rows. */
  size: pipe(count, picklist([2, 3, 4, 5, 6])),
  cells: array(cell),
  /** Rows, columns and both diagonals. */
  lines: array(line),
  full: object({ rewards: array(reward), state: claimState }),
  stamped: count,
})

const received = object({ granted: array(reward), card })

export type BingoCard = InferOutput<typeof card>

/** The card as I have stamped it; logged out too, with nothing stamped. */
export const getBingoCard = endpoint({
  method: 'GET',
  path: '/activity/bingo/card',
  input: object({}),
  output: card,
  needLogin: false,
})

/**
 * Claims a cell's reward and stamps it; `finished` names the lines that this completed, two or three at a crossing.
 * @throws {2007} not done or locked
 * @throws {2060} stamped before
 * @throws {4040}
 * @throws {5101}
 */
export const receiveBingoCell = endpoint({
  method: 'POST',
  path: '/activity/bingo/cell/receive',
  input: object({ cellId: id }),
  output: object({ ...received.entries, finished: array(id) }),
  idempotent: true,
})

/**
 * Claims a finished line.
 * @throws {2007} not finished
 * @throws {2060} claimed
 * @throws {4040}
 * @throws {5101}
 */
export const receiveBingoLine = endpoint({
  method: 'POST',
  path: '/activity/bingo/line/receive',
  input: object({ lineId: id }),
  output: received,
  idempotent: true,
})

/**
 * Claims the full board.
 * @throws {2007} not full
 * @throws {2060} claimed
 * @throws {5101}
 */
export const receiveBingoFull = endpoint({
  method: 'POST',
  path: '/activity/bingo/full/receive',
  input: object({}),
  output: received,
  idempotent: true,
})
