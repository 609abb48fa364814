/** The tree that two people raise: watering, fertilising, its fruit. */
import { type InferOutput, nullable, object, picklist, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { campaign } from './campaign.ts'
import { paged, person, reward } from './common.ts'
import { paging } from './fields.ts'

const stageName = picklist(['seed', 'sprout', 'sapling', 'blossom', 'fruit'])

/** A way to grow the tree with a daily limit, which resets at `resetsAt`. */
const care = object({
  left: count,
  total: count,
  /** What one adds to the growth. */
  growth: count,
  /** In PP coin, 0 for free. */
  price: count,
})

const fruit = object({
  id,
  reward,
  /** Until then it is growing. */
  ripeAt: time,
  state: picklist(['growing', 'ripe', 'received']),
})

const tree = object({
  ...campaign,
  me: person,
  /** With whom I raise the tree; null: without a partner there is nothing to care for. */
  partner: nullable(person),
  stage: stageName,
  growth: count,
  /** What is missing to the next stage, or to the next fruit in the last one. */
  missing: count,
  /** In order, each with the growth that it begins at. */
  stages: array(object({ stage: stageName, name: string(), growth: count })),
  water: care,
  fertiliser: care,
  /** Midnight in the product's zone. */
  resetsAt: time,
  /** PP coin. */
  balance: count,
  /** Each of the two receives every fruit for themselves. */
  fruits: array(fruit),
})

const record = object({
  id,
  at: time,
  who: person,
  what: picklist(['water', 'fertilise', 'fruit']),
  /** What it added, 0 for a fruit. */
  growth: count,
  /** Of a fruit, else null. */
  reward: nullable(reward),
})

/** The tree after something was done to it, and what that added. */
const grown = object({ added: count, tree })

export type LoveTree = InferOutput<typeof tree>
export type TreeRecord = InferOutput<typeof record>

/** Our tree as I see it. */
export const getLoveTree = endpoint({
  method: 'GET',
  path: '/activity/loveTree/detail',
  input: object({}),
  output: tree,
})

/**
 * Waters the tree.
 * @throws {2066} no partner, or the tree bears all its fruit
 * @throws {2072} none left today
 * @throws {5101} the campaign is not on
 */
export const waterTree = endpoint({
  method: 'POST',
  path: '/activity/loveTree/water',
  input: object({}),
  output: grown,
  idempotent: true,
})

/**
 * Fertilises the tree for PP coin.
 * @throws {2066}
 * @throws {2072} none left today or too few PP coin
 * @throws {5101}
 */
export const fertiliseTree = endpoint({
  method: 'POST',
  path: '/activity/loveTree/fertilise',
  input: object({}),
  output: grown,
  idempotent: true,
})

/**
 * Receives a fruit, until the results are out.
 * @throws {2007} still growing
 * @throws {2060} had already
 * @throws {2066}
 * @throws {4040}
 * @throws {5101}
 */
export const receiveFruit = endpoint({
  method: 'POST',
  path: '/activity/loveTree/fruit/receive',
  input: object({ fruitId: id }),
  output: object({ granted: array(reward), tree }),
  idempotent: true,
})

/** What we both did for the tree, and received from it; newest first. */
export const getTreeRecords = endpoint({
  method: 'GET',
  path: '/activity/loveTree/records',
  input: object(paging),
  output: paged(record),
})
