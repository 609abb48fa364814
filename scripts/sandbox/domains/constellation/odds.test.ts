import { beforeAll, describe, expect, it } from 'vitest'
import type { ConstellationConfig } from '#shared/api/constellation'
import { getConfig, luckyDraw } from '#shared/api/constellation'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'
import { createRandom } from '../../world/random.ts'
import { type Drawn, drawOnce } from './draw.ts'
import { GUARANTEE } from './plan.ts'
import type { Sky } from './sky.ts'

let sandbox: Sandbox
let config: ConstellationConfig
beforeAll(async () => {
  sandbox = createSandbox({ now: Date.UTC(2026, 3, 8, 4) })
  config = (await ask(sandbox, getConfig, {}, { userId: '' })).data
})

type Shown = ConstellationConfig['odds'][number]
const nameOf = ({ reward }: Pick<Shown, 'reward'>) => `${reward.id} ${reward.amount}`
const nameOfDrawn = ({ grant }: Drawn) => `${grant.item} ${grant.amount}`
const isHigh = ({ rarity }: Pick<Shown, 'rarity'>) => rarity === 'epic' || rarity === 'legend'

/** Beyond this the seeded draws would be a one in a thousand, by degrees of freedom. */
const LIMIT: Readonly<Record<number, number>> = { 1: 10.83, 4: 18.47, 8: 26.12, 9: 27.88 }

/** Pearson's chi-squared of what was drawn, against the chances that were shown; they need not add up to 100. */
function expectFair(drawn: readonly string[], shown: readonly { name: string; percent: number }[]): void {
  const total = shown.reduce((sum, { percent }) => sum + percent, 0)
  const chi = shown.reduce((sum, { name, percent }) => {
    const expected = (drawn.length * percent) / total
    // below 5 the sum says nothing
    expect(expected, name).toBeGreaterThan(5)
    return sum + (drawn.filter((each) => each === name).length - expected) ** 2 / expected
  }, 0)
  expect(drawn.every((each) => shown.some(({ name }) => name === each))).toBe(true)
  expect(chi).toBeLessThan(LIMIT[shown.length - 1] ?? 0)
}

const shownOf = (odds: readonly Shown[]) =>
  odds.map((each) => ({ name: nameOf(each), percent: each.percent }))

/** A sky of its own that is never full, as many draws as are asked for. */
function drawMany(count: number, seed: string): { plain: Drawn[]; guaranteed: Drawn[] } {
  const luck = createRandom(seed)
  const sky = { draws: 0, guaranteeLeft: GUARANTEE, room: 'pisces', lit: new Map() } as unknown as Sky
  const drawn = { plain: [] as Drawn[], guaranteed: [] as Drawn[] }
  for (let nth = 0; nth < count; nth++) {
    const kind = sky.guaranteeLeft === 1 ? 'guaranteed' : 'plain'
    sky.lit.clear()
    drawn[kind].push(drawOnce(sky, luck))
  }
  return drawn
}

it('3000 draws of 300 people fall as the shown odds say, and light stars as the rules say', async () => {
  const prizes = []
  const firsts: string[] = []
  for (let at = 0; at < 300; at++) {
    const userId = String(91_000 + at)
    const { data } = await ask(sandbox, luckyDraw, { roomId: 'aries', times: '10', price: 10 }, { userId })
    prizes.push(...data.prizes)
    // aries has 5 stars: the first 5 draws cannot find it full
    firsts.push(...data.prizes.slice(0, 5).map(({ star }) => (star === null ? 'dark' : 'lit')))
  }
  // one in a thousand comes 3 times: the rarest are counted together
  const [castle, ...others] = shownOf(config.odds)
  const rarest = [castle, others[0]].map((each) => each?.name)
  const merged = [
    { name: 'rarest', percent: (castle?.percent ?? 0) + (others[0]?.percent ?? 0) },
    ...others.slice(1),
  ]
  expect(prizes).toHaveLength(3000)
  expectFair(
    prizes.map(nameOf).map((name) => (rarest.includes(name) ? 'rarest' : name)),
    merged,
  )
  const chance = Number(/(\d+)%/.exec(config.rules.flatMap(({ items }) => items).join())?.[1])
  expectFair(firsts, [
    { name: 'lit', percent: chance },
    { name: 'dark', percent: 100 - chance },
  ])
})

describe('320 000 draws in a row', () => {
  let drawn: ReturnType<typeof drawMany>
  beforeAll(() => {
    drawn = drawMany(320_000, 'odds')
  })

  it('320 000 draws in a row fall as the shown odds say, down to the rarest prize', () => {
    expectFair(drawn.plain.map(nameOfDrawn), shownOf(config.odds))
  })

  it('320 000 draws bring the guaranteed prize when it was promised, and the declared proportions', () => {
    expect(drawn.guaranteed.every(isHigh)).toBe(true)
    expectFair(drawn.guaranteed.map(nameOfDrawn), shownOf(config.odds.filter(isHigh)))
  })
})
