import { buyPet, renamePet, switchPet } from '#shared/api/room-pet'
import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const DRAW = '/activity/roomPet/draw'
const FOX_PRICE = { zh: '雪团狐 3000 PP币', en: 'Snowball fox 3000 PP coins', tw: '雪團狐 3000 PP幣' }
const FOX_OUT = { zh: '雪团狐 带它出来', en: 'Snowball fox Bring it out', tw: '雪團狐 帶牠出來' }
const QUESTION = {
  role: 'dialog',
  name: { zh: '领养雪团狐？', en: 'Adopt Snowball fox?', tw: '領養雪團狐？' },
} as const
const CAPSULES = say('things.draw')
const TEN = say('family:draw.ten')
/** Where things move, rare prizes lie face down first. */
const TURN_ALL = { role: 'button', name: { zh: '翻开 ×', en: 'Turn over ×', tw: '翻開 ×' } } as const
const MERGED = { zh: '相同的已合并', en: 'doubles added up', tw: '相同的已合併' }
const WON = { role: 'dialog', name: say('family:draw.won') } as const
/** Behind more halls than one page of the ranking holds. */
const LAST_HALL = { zh: 'Sunny & Rain的厅', en: "Sunny & Rain's hall", tw: 'Sunny & Rain的廳' }

/** A keeper turns the capsule machine ten times. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: say('rename') },
  async act(person) {
    await person.tap('button', CAPSULES)
    await person.tap('button', TEN)
    await person.sees(WON)
    await person.sees(MERGED)
    if (await person.isThere(TURN_ALL)) await person.tap(TURN_ALL.role, TURN_ALL.name)
    await person.tap('button', say('kit/later-popup:done'))
    await person.waitsUntilGone(WON)
  },
  done: say('family:draw.odds'),
}

/** From one's own place down to the last hall: nothing on the way is blank. */
async function readRanking(person: Person) {
  await person.tap('button', say('things.ranks'))
  await person.readToEnd(say('family:ranks.mine'))
  await person.finds(LAST_HALL)
  await person.readToEnd(LAST_HALL)
  await person.sees(say('ui/list:end'))
}

export const journeys: Record<string, Journey> = {
  'a pet is bought once, and two keepers meet over its name and over who is out': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('things.shop'))
      await person.tap('button', FOX_PRICE)
      await person.sees(QUESTION)
      await world.addFault({ path: '/activity/roomPet/buy', delayMs: 800, times: 1 })
      await world.tapTwice('button', say('family:choice.confirm'))
      await person.sees({ role: 'button', name: FOX_OUT })
      await world.meanwhile('20002', switchPet, { petId: 'fox' })
      await world.reload()
      await person.tap('button', say('rename'))
      await person.fill(say('family:name.label'), 'Mochi <i>')
      await world.meanwhile('20002', renamePet, { name: 'Bao' })
      await person.tap('button', say('family:name.save'))
      await person.sees('Bao')
      await person.tap('button', say('family:name.over'))
      await person.sees({ role: 'heading', name: 'Mochi <i>' })
      const bought = await world.calls('/activity/roomPet/buy')
      if (bought.length !== 1) throw new Error(`The fox was bought ${bought.length} times.`)
    },
  },
  'ten turns whose answer is lost in a reload are looked up, and paid once': {
    from: '?token=demo-10002&userId=10002',
    client: 'ios',
    async go(person, world) {
      await person.tap('button', CAPSULES)
      await world.addFault({ path: DRAW, delayMs: 6000, times: 1 })
      await person.tap('button', TEN)
      await world.reload()
      await person.tap('button', CAPSULES)
      await person.tap('button', say('family:draw.check'))
      await person.sees(WON)
      await isSentOnce(world, DRAW)
    },
  },
  'the ranking is read to its last hall in its sheet': {
    from: '?token=demo-10002&userId=10002',
    client: 'flutter',
    go: readRanking,
  },
  'the ranking is read to its last hall in the PC client': {
    from: '?token=demo-10002&userId=10002&fromPc=1',
    async go(person, world) {
      await world.widen(1280)
      await readRanking(person)
    },
  },
  'in the PC client another keeper’s purchase is seen on return': {
    from: '?token=demo-10002&userId=10002&fromPc=1',
    async go(person, world) {
      await person.finds({ role: 'button', name: FOX_PRICE })
      await world.meanwhile('20002', buyPet, { petId: 'fox', price: 3000 })
      await world.comeBack()
      await person.tap('button', FOX_OUT)
      await person.sees({ role: 'heading', name: { zh: '雪团狐', en: 'Snowball fox', tw: '雪團狐' } })
      await person.tap('button', CAPSULES)
      await person.finds({ role: 'button', name: TEN })
    },
  },
}
