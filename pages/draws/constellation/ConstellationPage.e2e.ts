import type { Journey, World } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const KEEP = { role: 'button', name: say('result.keep') } as const
/** Where things move, rare prizes lie face down first. */
const TURN_ALL = { role: 'button', name: { zh: '翻开 ×', en: 'Turn over ×', tw: '翻開 ×' } } as const
const MERGED = { zh: '相同的已合并', en: 'doubles added up', tw: '相同的已合併' }
const TEN = say('draw.ten')
const CHECK = { role: 'button', name: say('draw.check') } as const
const UNSURE = { zh: '结果还没确认', en: "don't know yet", tw: '結果尚未確認' }
/** Message of the server with OPEN_STARS_ROOM_ERROR. */
const ROOM_CLOSED = { zh: '星宫暂时无法开启', en: 'cannot be drawn in', tw: '星宮暫時無法開啟' }
const DRAW = '/activity/constellation/luckyDraw'
const ROOMS = '/activity/constellation/rooms'
const ONE = { role: 'button', name: say('draw.one') } as const

export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: ONE,
  async act(person) {
    await person.tap(ONE.role, ONE.name)
    await person.sees({ role: 'dialog', name: say('result.title') })
    await person.tap(KEEP.role, KEEP.name)
    await person.waitsUntilGone(KEEP)
    // ten draws may fill the room: then the result has another title, and rare prizes lie face down
    await person.tap('button', TEN)
    await person.sees(MERGED)
    if (await person.isThere(TURN_ALL)) await person.tap(TURN_ALL.role, TURN_ALL.name)
    await person.tap(KEEP.role, KEEP.name)
    await person.waitsUntilGone(KEEP)
    await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
    await person.tap(KEEP.role, KEEP.name)
    await person.waitsUntilGone(KEEP)
  },
  done: { zh: '已领取', en: 'Claimed', tw: '已領取' },
}

/** How often each idempotency key of a draw reached the server, in the order in which they were made. */
async function timesSent(world: World): Promise<number[]> {
  const times = new Map<string, number>()
  for (const { params } of await world.calls(DRAW))
    times.set(String(params.intentId), (times.get(String(params.intentId)) ?? 0) + 1)
  return [...times.values()]
}

async function expectKeys(world: World, ...wanted: number[]): Promise<void> {
  const made = await timesSent(world)
  if (made.join() !== wanted.join()) throw new Error(`Draws reached the server as ${made}, not as ${wanted}.`)
}

export const journeys: Record<string, Journey> = {
  'one draw and ten draws are one call each, however fast they are tapped': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.sees(ONE)
      await world.addFault({ path: DRAW, delayMs: 800, times: 1 })
      await world.tapTwice(ONE.role, ONE.name)
      await person.tap(KEEP.role, KEEP.name)
      await person.waitsUntilGone(KEEP)
      await world.addFault({ path: DRAW, delayMs: 800, times: 1 })
      await world.tapTwice('button', TEN)
      await person.tap(KEEP.role, KEEP.name)
      await person.waitsUntilGone(KEEP)
      // of 36
      await person.sees({ zh: '星钥 25', en: 'star keys 25', tw: '星鑰 25' })
      await expectKeys(world, 1, 1)
    },
  },
  'a floor with enough stars opens the next one, and a room there is drawn in': {
    from: '?token=demo-10002&userId=10002',
    client: 'ios',
    async go(person, world) {
      const open = { zh: '开启风象星层', en: 'Open Air sky', tw: '開啟風象星層' }
      await world.addFault({
        path: '/activity/constellation/openNextFloor',
        drop: true,
        after: true,
        times: 1,
      })
      await person.tap('button', open)
      await person.waitsUntilGone({
        role: 'button',
        name: { zh: '双子星宫 未开启', en: 'Gemini Closed', tw: '雙子星宮 未開啟' },
      })
      const gemini = { zh: '双子', en: 'Gemini', tw: '雙子' }
      await person.tap('button', gemini)
      await person.tap('button', say('room.go'))
      await person.sees({
        role: 'button',
        name: { zh: '双子星宫 观测中', en: 'Gemini You are here', tw: '雙子星宮 觀測中' },
      })
      await person.tap(ONE.role, ONE.name)
      await person.tap(KEEP.role, KEEP.name)
      const [call] = await world.calls(DRAW)
      if (call?.params.roomId !== 'gemini') throw new Error(`It was drawn in ${call?.params.roomId}.`)
    },
  },
  'a room that was left on another phone raises no error: the board is refetched, and can be drawn in': {
    from: '?token=demo-10009&userId=10009',
    client: 'flutter',
    async go(person, world) {
      const virgo = { role: 'heading', name: { zh: '处女', en: 'Virgo', tw: '處女' } } as const
      await person.sees(virgo)
      const before = (await world.calls(ROOMS)).length
      await person.tap(ONE.role, ONE.name)
      await person.waitsUntilGone(virgo)
      if (await person.isThere(ROOM_CLOSED)) throw new Error('A silent refusal was shown.')
      if ((await world.calls(ROOMS)).length !== before + 1) throw new Error('The board was not refetched.')
    },
  },
  'a draw whose answer is lost is looked up after a reload, and paid once': {
    from: '?token=demo-10003&userId=10003',
    async go(person, world) {
      await person.sees(ONE)
      await world.addFault({ path: DRAW, drop: true, after: true })
      await world.tapTwice('button', TEN)
      await person.sees(UNSURE)
      await world.addFault({ path: DRAW, delayMs: 0 })
      await world.reload()
      await person.tap(CHECK.role, CHECK.name)
      await person.tap(KEEP.role, KEEP.name)
      // of 888
      await person.sees({ zh: '星钥 878', en: 'star keys 878', tw: '星鑰 878' })
      const made = await timesSent(world)
      if (made.length !== 1) throw new Error(`One mutation was sent with ${made.length}.`)
    },
  },
}
