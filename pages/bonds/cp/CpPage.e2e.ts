import { setCp } from '#shared/api/cp'
import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const ASK = { role: 'button', name: say('family:ask') } as const
const WAITING = say('asking')
const TOGETHER = { zh: '起在一起', en: 'Together since', tw: '起在一起' }
const ADD_PHOTOS = '/activity/cp/photo/add'
const HOUR = 60 * 60_000

/** Two who are a pair go up a level. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: {
    role: 'button',
    name: { zh: '升到 3 级「相知」', en: 'Go up to 3, Close', tw: '升到 3 級「相知」' },
  },
  async act(person) {
    await person.tap('button', { zh: '升到 3 级「相知」', en: 'Go up to 3, Close', tw: '升到 3 級「相知」' })
    await person.tap('button', say('upSure'))
  },
  done: { zh: '3 级 · 相知', en: 'Level 3 · Close', tw: '3 級 · 相知' },
}

const REMOVE = {
  role: 'button',
  name: { zh: '删除第 1 张图片', en: 'Remove picture 1', tw: '刪除第 1 張圖片' },
} as const

export const journeys: Record<string, Journey> = {
  'photos of a pair are put on the wall together once, and shown after their review': {
    from: '?token=demo-10003&userId=10003',
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', say('photo.title'))
      await world.choosePictures(say('kit/picture-field:image.add'), 2)
      await world.addFault({ path: ADD_PHOTOS, drop: true, after: true, times: 1 })
      await person.tap('button', { zh: '提交 2 张', en: 'Send 2 photos', tw: '送出 2 張' })
      await person.sees(say('photo.state.reviewing'))
      await isSentOnce(world, ADD_PHOTOS)
      await world.advance(11 * 60_000)
      await world.reload()
      await person.tap('button', say('photo.title'))
      await person.finds({ role: 'button', name: { zh: '我挂的照片', en: 'My photo', tw: '我掛的照片' } })
      await person.waitsUntilGone(say('photo.state.reviewing'))
    },
  },
  'in the app photos come from its own album': {
    from: '?token=demo-10003&userId=10003',
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('photo.title'))
      await person.tap('button', say('kit/picture-field:image.add'))
      await person.sees(REMOVE)
      const asked = JSON.stringify(await world.asked('openNativeAlbumNew'))
      if (!asked.includes('image')) throw new Error(`Asked for ${asked}.`)
      await person.tap('button', { zh: '提交', en: 'Send', tw: '送出' })
      await person.sees(say('photo.state.reviewing'))
    },
  },
  'somebody is asked, says yes on a phone of their own, and the two halves are one': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap(ASK.role, ASK.name)
      await person.tap('button', say('family:sure.do'))
      await person.sees(WAITING)
      await world.advance(61_000)
      await world.comeBack()
      await person.finds(TOGETHER)
    },
  },
  'an invitation that nobody answers in a day expires, and another may be sent': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await world.meanwhile('10001', setCp, { toUserId: '10004', what: 'ask' })
      await world.reload()
      await person.finds(WAITING)
      await world.advance(24 * HOUR)
      await world.comeBack()
      await person.finds(say('campaign/letter:expired'))
      await person.tap(ASK.role, ASK.name)
      await person.tap('button', say('family:sure.do'))
      await person.sees(WAITING)
    },
  },
  'two who ask each other at once are a pair': {
    from: QUERY,
    async go(person, world) {
      await person.sees(ASK)
      await world.meanwhile('10004', setCp, { toUserId: '10001', what: 'ask' })
      await world.meanwhile('10001', setCp, { toUserId: '10004', what: 'ask' })
      await world.comeBack()
      await person.finds(TOGETHER)
    },
  },
}
