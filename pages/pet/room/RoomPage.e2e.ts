import { buyPet, renamePet, switchPet } from '#shared/api/room-pet'
import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory, Person } from '#testing/story'

const DRAW = '/activity/roomPet/draw'
const SHOP = { zh: '领养', en: 'Adopt', tw: '領養' }
const FOX_PRICE = { zh: '雪团狐 3000 PP币', en: 'Snowball fox 3000 PP coins', tw: '雪團狐 3000 PP幣' }
const ADOPT = { zh: '确认领养', en: 'Take home', tw: '確認領養' }
const FOX_OUT = { zh: '雪团狐 带它出来', en: 'Snowball fox Bring it out', tw: '雪團狐 帶牠出來' }
const QUESTION = {
  role: 'dialog',
  name: { zh: '领养雪团狐？', en: 'Adopt Snowball fox?', tw: '領養雪團狐？' },
} as const
const CAPSULES = { zh: '扭蛋', en: 'Capsules', tw: '扭蛋' }
const TEN = { zh: '扭十次', en: 'Ten turns', tw: '扭十次' }
const WON = { role: 'dialog', name: { zh: '扭到了！', en: 'You got', tw: '扭到了！' } } as const
const CHECK = { zh: '查询结果', en: 'Check the result', tw: '查詢結果' }
const GREAT = { zh: '开心收下', en: 'Great', tw: '開心收下' }
const RANKS = { zh: '排行', en: 'Ranking', tw: '排行' }
const MY_PLACE = { zh: '我的厅', en: 'My hall', tw: '我的廳' }
/** Behind more halls than one page of the ranking holds. */
const LAST_HALL = { zh: 'Sunny & Rain的厅', en: "Sunny & Rain's hall", tw: 'Sunny & Rain的廳' }
const THE_END = { zh: '没有更多了', en: "That's all", tw: '沒有更多了' }
const RENAME = { zh: '改名', en: 'Rename', tw: '改名' }
const NAME = { zh: '宠物名字', en: 'Pet name', tw: '寵物名字' }
const SAVE = { zh: '保存', en: 'Save', tw: '儲存' }
const MINE = { zh: '改成我写的', en: 'Use mine anyway', tw: '改成我寫的' }

/** A keeper turns the capsule machine ten times. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: RENAME },
  async act(person) {
    await person.tap('button', CAPSULES)
    await person.tap('button', TEN)
    await person.sees(WON)
    await person.tap('button', GREAT)
    await person.losesSight(WON)
  },
  done: { zh: '奖品与概率', en: 'Prizes and odds', tw: '獎品與機率' },
}

/** From one's own place down to the last hall: nothing on the way is blank. */
async function readRanking(person: Person) {
  await person.tap('button', RANKS)
  await person.readToEnd(MY_PLACE)
  await person.finds(LAST_HALL)
  await person.readToEnd(LAST_HALL)
  await person.sees(THE_END)
}

export const journeys: Record<string, Journey> = {
  'a pet is bought once, and two keepers meet over its name and over who is out': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', SHOP)
      await person.tap('button', FOX_PRICE)
      await person.sees(QUESTION)
      await world.steer({ path: '/activity/roomPet/buy', delayMs: 800, times: 1 })
      await world.tapTwice('button', ADOPT)
      await person.sees({ role: 'button', name: FOX_OUT })
      await world.meanwhile('20002', switchPet, { petId: 'fox' })
      await world.reload()
      await person.tap('button', RENAME)
      await person.fill(NAME, 'Mochi <i>')
      await world.meanwhile('20002', renamePet, { name: 'Bao' })
      await person.tap('button', SAVE)
      await person.sees('Bao')
      await person.tap('button', MINE)
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
      await world.steer({ path: DRAW, delayMs: 6000, times: 1 })
      await person.tap('button', TEN)
      await world.reload()
      await person.tap('button', CAPSULES)
      await person.tap('button', CHECK)
      await person.sees(WON)
      await person.tap('button', GREAT)
      await person.losesSight(WON)
      await person.sees({ role: 'button', name: TEN })
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
      await person.sees({ role: 'button', name: TEN })
    },
  },
}
