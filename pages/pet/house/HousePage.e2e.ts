import { renamePet } from '#shared/api/room-pet'
import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const FOX_PRICE = { zh: '雪团狐 3000 PP币', en: 'Snowball fox 3000 PP coins', tw: '雪團狐 3000 PP幣' }
const FOX_OUT = { zh: '雪团狐 带它出来', en: 'Snowball fox Bring it out', tw: '雪團狐 帶牠出來' }
const CAT_OUT = { zh: '奶糖猫 带它出来', en: 'Toffee cat Bring it out', tw: '奶糖貓 帶牠出來' }
const QUESTION = {
  role: 'dialog',
  name: { zh: '领养雪团狐？', en: 'Adopt Snowball fox?', tw: '領養雪團狐？' },
} as const

/** A keeper renames the pet on its plate. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { role: 'button', name: say('rename') },
  async act(person) {
    await person.tap('button', say('rename'))
    await person.fill(say('family:name.label'), 'Mochi')
    await person.tap('button', say('family:name.save'))
  },
  done: { role: 'heading', name: 'Mochi' },
}

export const journeys: Record<string, Journey> = {
  'a purchase whose answer is lost is paid once, the pet moves in, and another keeper’s name is met on return':
    {
      from: '?token=demo-10002&userId=10002',
      client: 'flutter',
      async go(person, world) {
        await world.addFault({ path: '/activity/roomPet/buy', drop: true, after: true, times: 1 })
        await person.tap('button', FOX_PRICE)
        await person.sees(QUESTION)
        await person.tap('button', say('family:choice.confirm'))
        await person.tap('button', FOX_OUT)
        await person.sees({ role: 'button', name: CAT_OUT })
        await world.meanwhile('20002', renamePet, { name: 'Bao' })
        await world.comeBack()
        await person.finds('Bao')
        await isSentOnce(world, '/activity/roomPet/buy')
      },
    },
}
