import {
  fertiliseTree,
  getLoveTree,
  getTreeRecords,
  type LoveTree,
  receiveFruit,
  waterTree,
} from '#shared/api/love-tree'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { campaignOf, checkClaims, checkRunning } from '../../world/campaign.ts'
import { DAY, midnight } from '../../world/clock.ts'
import { countOne, leftToday } from '../../world/daily.ts'
import { checkClaimedHere } from '../../world/elsewhere.ts'
import { publicPerson } from '../../world/people.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { payOut, rewardOf, rewardsOf } from '../../world/rewards.ts'
import {
  ACTIVITY_ID,
  CARE,
  type CareKind,
  FRUITS,
  fruitGrowth,
  STAGES,
  TREE_REFUSALS,
  words,
} from './plan.ts'
import { care, gardenerOf, note, partnerOf, ripeAt, treeOf } from './tree.ts'

function viewOf({ user, state, now, language }: HandlerRequest<unknown>): LoveTree {
  const tree = treeOf(user, state)
  const { used, received } = gardenerOf(user)
  const partner = partnerOf(user, state)
  const growth = partner ? tree.growth : 0
  const next = STAGES.find((each) => each.growth > growth)?.growth ?? fruitGrowth(tree.fruits.length)
  const careOf = (kind: CareKind) => {
    const { perDay, growth: adds, price } = CARE[kind]
    return { left: leftToday(used[kind], perDay, now), total: perDay, growth: adds, price }
  }
  return {
    ...campaignOf(ACTIVITY_ID, tree.dates, now),
    me: publicPerson(user),
    partner: partner ? publicPerson(partner) : null,
    stage: STAGES.filter((each) => growth >= each.growth).at(-1)?.stage ?? 'seed',
    growth,
    missing: tree.fruits.length < FRUITS.length ? next - growth : 0,
    stages: STAGES.map((each) => ({ ...each, name: words[language].stages[each.stage] })),
    water: careOf('water'),
    fertiliser: careOf('fertilise'),
    resetsAt: midnight(now) + DAY,
    balance: user.coins,
    fruits: FRUITS.slice(0, partner ? tree.fruits.length : 0).map((grant, number) => ({
      id: String(number + 1),
      reward: rewardOf(grant, language),
      ripeAt: ripeAt(tree, number),
      state: received.has(number) ? 'received' : now < ripeAt(tree, number) ? 'growing' : 'ripe',
    })),
  }
}

function careFor(request: HandlerRequest<unknown>, kind: CareKind) {
  const { user, state, now } = request
  const tree = treeOf(user, state)
  const { perDay, growth, price } = CARE[kind]
  checkRunning(tree.dates, now)
  checkPartner(request)
  if (tree.fruits.length === FRUITS.length) throw new Refusal(2066, TREE_REFUSALS.grownUp)
  const used = gardenerOf(user).used[kind]
  if (leftToday(used, perDay, now) < 1) throw new Refusal(2072, TREE_REFUSALS.noneLeft)
  if (user.coins < price) throw new Refusal(2072, REFUSALS.tooFewCoins)
  user.coins -= price
  countOne(used, now)
  care(tree, user.id, kind, now)
  return { added: growth, tree: viewOf(request) }
}

function checkPartner({ user, state }: HandlerRequest<unknown>): void {
  if (!partnerOf(user, state)) throw new Refusal(2066, TREE_REFUSALS.noPartner)
}

export const loveTree = domain((on) => {
  on(getLoveTree, viewOf)
  on(waterTree, (request) => careFor(request, 'water'))
  on(fertiliseTree, (request) => careFor(request, 'fertilise'))

  on(receiveFruit, (request) => {
    const { user, state, now, input, language } = request
    const tree = treeOf(user, state)
    const gardener = gardenerOf(user)
    checkClaims(tree.dates, now)
    checkPartner(request)
    const number = Number(input.fruitId) - 1
    const grant = found(number < tree.fruits.length ? FRUITS[number] : undefined)
    if (gardener.received.has(number)) throw new Refusal(2060, REFUSALS.alreadyClaimed)
    if (now < ripeAt(tree, number)) throw new Refusal(2007, TREE_REFUSALS.stillGrowing)
    gardener.received.add(number)
    checkClaimedHere(user, 'love-tree')
    payOut(user, [grant])
    note(tree, { at: now, userId: user.id, what: 'fruit', fruit: number })
    return { granted: rewardsOf([grant], language), tree: viewOf(request) }
  })

  on(getTreeRecords, ({ user, state, input, language }) => {
    const entries = partnerOf(user, state) ? [...treeOf(user, state).entries].reverse() : []
    const page = pageOf(entries, input)
    return {
      ...page,
      list: page.list.map(({ id, at, userId, what, fruit = 0 }) => {
        const grant = what === 'fruit' ? FRUITS[fruit] : undefined
        return {
          id,
          at,
          who: publicPerson(state.user(userId)),
          what,
          growth: what === 'fruit' ? 0 : CARE[what].growth,
          reward: grant ? rewardOf(grant, language) : null,
        }
      }),
    }
  })
})
