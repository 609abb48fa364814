import type { BingoCard } from '#shared/api/bingo'
import type { HandlerRequest } from '../../domain.ts'
import { campaignDates, campaignOf } from '../../world/campaign.ts'
import { type ClaimState, claimStateOf } from '../../world/claim.ts'
import { DAY } from '../../world/clock.ts'
import { rewardsOf } from '../../world/rewards.ts'
import type { Dates } from '../../world/scenario.ts'
import { fill } from '../../world/text.ts'
import { part, type User } from '../../world/user.ts'
import {
  ACTIVITY_ID,
  CELLS,
  cellId,
  FULL_GRANTS,
  KINDS,
  LINE_GRANTS,
  LINES,
  SIZE,
  type TaskKind,
  words,
} from './plan.ts'

/** A person's card as it is remembered. */
export interface Card {
  dates: Dates
  done: Record<TaskKind, number>
  /** Places of the cells that were claimed. */
  stamped: Set<number>
  /** Ids of the lines that were claimed, and 'full'. */
  claimed: Set<string>
}

export const cardOf: (user: User) => Card = part('bingo', (user) => {
  const { progress, phase, empty = false } = user.scenario
  const card: Card = {
    dates: campaignDates(user),
    done: { visit: user.id ? 1 : 0, stay: 0, greet: 0, gift: 0, share: 0 },
    stamped: new Set(),
    claimed: new Set(),
  }
  if (!user.id || empty || phase === 'coming') return card
  if (progress === 'midway') {
    // The cell in the middle finishes a row and a diagonal at once, another the first column.
    card.done = { visit: 1, stay: 240, greet: 15, gift: 520, share: 3 }
    for (const place of [0, 2, 4, 5, 6, 8, 9, 11, 15]) card.stamped.add(place)
  }
  if (progress === 'veteran') {
    card.done = { visit: 1, stay: 240, greet: 15, gift: 1314, share: 6 }
    for (let place = 0; place < SIZE * SIZE - 1; place++) card.stamped.add(place)
    for (const { id: line, places } of LINES) {
      if (places.every((place) => card.stamped.has(place))) card.claimed.add(line)
    }
  }
  return card
})

/** When the cell's row opens. */
function opensAt({ dates }: Card, place: number): number {
  return dates.startAt + Math.floor(place / SIZE) * DAY
}

export function cellState(card: Card, place: number, now: number): BingoCard['cells'][number]['state'] {
  const plan = CELLS[place]
  if (card.stamped.has(place)) return 'stamped'
  if (!plan || now < opensAt(card, place)) return 'locked'
  return card.done[plan.kind] >= plan.target ? 'claimable' : 'todo'
}

export function lineState({ claimed, stamped }: Card, line: (typeof LINES)[number]): ClaimState {
  return claimStateOf(
    claimed.has(line.id),
    line.places.every((place) => stamped.has(place)),
  )
}

export function fullState({ claimed, stamped }: Card): ClaimState {
  return claimStateOf(claimed.has('full'), stamped.size === CELLS.length)
}

export function viewOf({ user, now, language }: HandlerRequest<unknown>): BingoCard {
  const card = cardOf(user)
  return {
    ...campaignOf(ACTIVITY_ID, card.dates, now),
    size: SIZE,
    cells: CELLS.map(({ kind, target, grants }, place) => ({
      id: cellId(place),
      place,
      title: fill(words[language].tasks[kind], { target }),
      progress: Math.min(target, card.done[kind]),
      target,
      rewards: rewardsOf(grants, language),
      state: cellState(card, place, now),
      opensAt: opensAt(card, place),
      doneBy: KINDS[kind].doneBy,
    })),
    lines: LINES.map((line) => ({
      id: line.id,
      places: [...line.places],
      rewards: rewardsOf(LINE_GRANTS, language),
      state: lineState(card, line),
    })),
    full: { rewards: rewardsOf(FULL_GRANTS, language), state: fullState(card) },
    stamped: card.stamped.size,
  }
}
