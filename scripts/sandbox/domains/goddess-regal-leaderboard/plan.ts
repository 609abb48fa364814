import type { Grant } from '../../world/rewards.ts'

export const ACTIVITY_ID = '45'
export const DAYS = 8

/** The people on each board without any calls in this sandbox: best score at the end, in PP coins. */
export const BOARDS = {
  charm: { from: 72_001, size: 40, top: 880_000 },
  wealth: { from: 73_001, size: 40, top: 1_200_000 },
} as const

export type Board = keyof typeof BOARDS

/** The recipient of gifts that the app reports: the first of the charm board. */
export const GODDESS = String(BOARDS.charm.from)

/** Charm of a person in the sandbox at the end. */
export const OWN_CHARM = { fresh: 0, midway: 90_000, veteran: 700_000 }

/** Supporters' ids begin here; each of them gives so much of what those before left over. */
export const SUPPORTERS = { from: 74_001, size: 12, part: 0.3 }

interface Place {
  from: number
  to: number
  grants: readonly Grant[]
}

export const PLACES: Record<Board, readonly Place[]> = {
  charm: [
    {
      from: 1,
      to: 1,
      grants: [
        { item: 'titleRegal', amount: 1, days: 30 },
        { item: 'entranceRoyal', amount: 1, days: 30 },
      ],
    },
    { from: 2, to: 3, grants: [{ item: 'titleRegal', amount: 1, days: 15 }] },
    { from: 4, to: 10, grants: [{ item: 'coin', amount: 888 }] },
  ],
  wealth: [
    { from: 1, to: 1, grants: [{ item: 'castle', amount: 1 }] },
    { from: 2, to: 3, grants: [{ item: 'entranceRoyal', amount: 1, days: 15 }] },
    { from: 4, to: 10, grants: [{ item: 'meteor', amount: 1 }] },
  ],
}
