import type { Journey } from '#testing/journey'
import { isSentOnce } from '#testing/sent-once'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const LIKE = '/activity/videoMoment/addLikes'
const UPLOAD = '/activity/videoMoment/upload'
const HEART = { zh: '点赞', en: 'Like', tw: '按讚' }
const LIKED = { zh: '已赞', en: 'liked', tw: '已讚' }
const NINE = { zh: '已点赞，今天还剩 9 个', en: 'Liked. 9 left today', tw: '已按讚，今天還剩 9 個' }
const HAND_IN = { zh: '投稿', en: 'Submit', tw: '投稿' }
const TITLE = { zh: '标题', en: 'Title', tw: '標題' }
const SUBMIT = { zh: '提交审核', en: 'Send for review', tw: '送出審核' }
const REVIEWING = { zh: '审核中，仅自己可见', en: 'In review, seen by you alone', tw: '審核中，僅自己可見' }
const THREE = { zh: '今天还能投 3/3 件', en: '3 of 3 left today', tw: '今天還能投 3/3 件' }

/** Somebody likes the work that most others like. */
export const story: PageStory = {
  query: QUERY,
  ready: THREE,
  act: (person) => person.tap('button', HEART),
  done: LIKED,
}

export const journeys: Record<string, Journey> = {
  'a picture from a browser is uploaded, handed in once, reviewed, and then seen by all': {
    from: QUERY,
    async go(person, world) {
      await world.holdClock()
      await person.tap('button', HAND_IN)
      await person.tap('radio', { zh: '图片', en: 'Picture', tw: '圖片' })
      await world.choosePictures({ zh: '添加图片', en: 'Add pictures', tw: '新增圖片' }, 1)
      await person.finds({
        role: 'button',
        name: { zh: '删除第 1 张图片', en: 'Remove picture 1', tw: '刪除第 1 張圖片' },
      })
      await person.fill(TITLE, 'Encore')
      await world.steer({ path: UPLOAD, drop: true, after: true, times: 1 })
      await person.tap('button', SUBMIT)
      await person.sees(REVIEWING)
      await isSentOnce(world, UPLOAD)
      await world.advance(11 * 60_000)
      await world.comeBack()
      await person.losesSight(REVIEWING)
      await person.tap('radio', { zh: '最新', en: 'New', tw: '最新' })
      await person.finds({ zh: 'Encore', en: 'Encore', tw: 'Encore' })
    },
  },
  'a like whose answer is lost is given once': {
    from: QUERY,
    async go(person, world) {
      await world.steer({ path: LIKE, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', HEART)
      await person.sees(NINE)
      await isSentOnce(world, LIKE)
    },
  },
}
