import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'
const LIKE = '/activity/videoMoment/addLikes'
const UPLOAD = '/activity/videoMoment/upload'
const NINE = { zh: '已点赞，今天还剩 9 个', en: 'Liked. 9 left today', tw: '已按讚，今天還剩 9 個' }
const THREE = { zh: '今天还能投 3 件', en: '3 left today', tw: '今天還能投 3 件' }

/** Somebody likes the work that most others like. */
export const story: PageStory = {
  query: QUERY,
  ready: THREE,
  act: (person) => person.tap('button', say('family:like.like')),
  done: say('family:like.given'),
}

export const journeys: Record<string, Journey> = {
  'a picture from a browser is uploaded, handed in once, reviewed, and then seen by all': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', say('family:handIn.open'))
      await person.tap('radio', say('family:handIn.kinds.image'))
      await world.choosePictures(say('kit/picture-field:image.add'), 1)
      await person.finds({
        role: 'button',
        name: { zh: '删除第 1 张图片', en: 'Remove picture 1', tw: '刪除第 1 張圖片' },
      })
      await person.fill(say('family:handIn.title'), 'Encore')
      await world.addFault({ path: UPLOAD, drop: true, after: true, times: 1 })
      await person.tap('button', say('family:handIn.submit'))
      await person.sees(say('family:work.reviewing'))
      await isSentOnce(world, UPLOAD)
      await world.advance(11 * 60_000)
      await world.comeBack()
      await person.waitsUntilGone(say('family:work.reviewing'))
      await person.tap('radio', say('family:views.new'))
      await person.finds({ zh: 'Encore', en: 'Encore', tw: 'Encore' })
    },
  },
  'a like whose answer is lost is given once': {
    from: QUERY,
    async go(person, world) {
      await world.addFault({ path: LIKE, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', say('family:like.like'))
      await person.sees(NINE)
      await isSentOnce(world, LIKE)
    },
  },
}
