import { campaignDates } from '../../world/campaign.ts'
import { DAY, HOUR } from '../../world/clock.ts'
import { type Daily, noneYet } from '../../world/daily.ts'
import type { Dates } from '../../world/scenario.ts'
import type { State } from '../../world/state.ts'
import { part, type User } from '../../world/user.ts'
import { CARE, type CareKind, DAYS, FRUITS, fruitGrowth } from './plan.ts'

export interface Entry {
  id: string
  at: number
  userId: string
  what: CareKind | 'fruit'
  /** Number of the fruit, from 0. */
  fruit?: number
}

/** A tree as it is remembered; both people see the same one. */
export interface Tree {
  dates: Dates
  growth: number
  /** Oldest first. */
  entries: Entry[]
  /** When each fruit appeared, by its number. */
  fruits: number[]
}

const RIPENING = DAY

export const ripeAt = ({ fruits }: Tree, number: number) => (fruits[number] ?? 0) + RIPENING

/** What each of the two has for themselves. */
export interface Gardener {
  used: Record<CareKind, Daily>
  received: Set<number>
}

/** Ids of people who came with this campaign begin so; what follows is their partner's id. */
const PARTNER = '21'

const isPartner = ({ id }: User) => id.startsWith(PARTNER) && id.length > PARTNER.length

/** The person's partner in raising the tree; undefined: none. */
export function partnerOf(user: User, state: State): User | undefined {
  if (user.scenario.empty) return undefined
  const partner = state.user(isPartner(user) ? user.id.slice(PARTNER.length) : PARTNER + user.id)
  return partner.scenario.empty ? undefined : partner
}

export const gardenerOf: (user: User) => Gardener = part('love-tree', (user) => {
  const { progress } = user.scenario
  return {
    used: { water: noneYet(), fertilise: noneYet() },
    received: new Set(progress === 'veteran' ? FRUITS.keys() : []),
  }
})

/** The tree of a person, grown as their scenario says. */
export function treeOf(user: User, state: State): Tree {
  const owner = isPartner(user) ? state.user(user.id.slice(PARTNER.length)) : user
  const trees = state.shared('love-trees', () => new Map<string, Tree>())
  const known = trees.get(owner.id)
  if (known) return known
  const tree = plant(owner)
  trees.set(owner.id, tree)
  return tree
}

/** Cares for the tree once, and sets the fruit that this brings. */
export function care(tree: Tree, userId: string, what: CareKind, at: number): void {
  tree.growth += CARE[what].growth
  note(tree, { at, userId, what })
  while (tree.fruits.length < FRUITS.length && tree.growth >= fruitGrowth(tree.fruits.length)) {
    tree.fruits.push(at)
  }
}

export function note(tree: Tree, entry: Omit<Entry, 'id'>): void {
  tree.entries.push({ id: String(tree.entries.length + 1), ...entry })
}

/** What each of the two did a day in the days that lie behind, and the partner today, at midnight. */
const HABITS = {
  fresh: { water: 1, fertilise: 0, today: 'water' },
  midway: { water: 3, fertilise: 2, today: 'fertilise' },
  veteran: { water: 5, fertilise: 3, today: 'fertilise' },
} as const

function plant(owner: User): Tree {
  const { id, scenario, firstMidnight } = owner
  const { phase, progress } = scenario
  const { today, ...habit } = HABITS[progress]
  const dates = campaignDates(owner, DAYS)
  const lived = Math.min(dates.endAt, firstMidnight)
  const tree: Tree = { dates, growth: 0, entries: [], fruits: [] }
  for (let morning = dates.startAt + 9 * HOUR; morning < lived; morning += DAY) {
    for (const userId of [id, PARTNER + id]) {
      for (const what of ['water', 'fertilise'] as const) {
        for (let times = 0; times < habit[what]; times++) care(tree, userId, what, morning + times * 60_000)
      }
    }
  }
  if (phase === 'running') care(tree, PARTNER + id, today, firstMidnight)
  return tree
}
