import { bindInvitation } from '#shared/api/invite'
import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
const WON = { role: 'dialog' as const, name: say('won') }
const NAME = { zh: '带邀请二维码的海报', en: 'A poster with the code', tw: '帶邀請 QR 碼的海報' }

/** Somebody with friends in a hall spins the pinwheel. */
export const story: PageStory = {
  query: QUERY,
  ready: 'F7PU',
  main: { role: 'button', name: say('invite') },
  async act(person) {
    await person.tap('button', say('draw.act'))
  },
  done: WON,
}

export const journeys: Record<string, Journey> = {
  'a spin whose answer is lost is drawn once, and shows what was drawn then': {
    from: QUERY,
    async go(person, world) {
      const path = '/activity/invite/luckDraw'
      await person.finds({ zh: '还能转 6 次', en: '6 spins left', tw: '還能轉 6 次' })
      await world.addFault({ path, drop: true, after: true, times: 1 })
      await person.tap('button', say('draw.act'))
      await person.sees(WON)
      await isSentOnce(world, path)
      await world.reload()
      await person.finds({ zh: '还能转 5 次', en: '5 spins left', tw: '還能轉 5 次' })
    },
  },
  'a friend who accepts and enters a hall moves the ladder and the draw': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.finds({ zh: '还没有好友来', en: 'No friends yet', tw: '還沒有好友來' })
      await world.meanwhile('777', bindInvitation, { kind: 'friend', inviterId: '10001' })
      await world.happen('777', 'hosted', 1)
      await world.comeBack()
      await person.finds({ zh: '还能转 1 次', en: '1 spin left', tw: '還能轉 1 次' })
      await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
      await person.sees(WON)
    },
  },
  'a poster’s code leads to the download with the ids by which its visits are counted': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('poster'))
      await person.sees({ role: 'img', name: NAME })
      const { pathname, searchParams } = new URL(await world.scan(NAME))
      const names = ['activityId', 'extensionOfficerId', 'code', 'materialId']
      const ids = [pathname, ...names.map((name) => searchParams.get(name))]
      const isCounted = /^share-\w+$/.test(searchParams.get('shareId') ?? '')
      if (String(ids) !== '/download,37,10002,F7PU,material-friends' || !isCounted)
        throw new Error(`The code leads to ${pathname}?${searchParams}.`)
    },
  },
}
