import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10001&userId=10001'
const HEART = { zh: '点赞', en: 'Like', tw: '按讚' }
const SAVE = { zh: '保存到手机', en: 'Save to phone', tw: '儲存到手機' }

/** Somebody likes a film. */
export const story: PageStory = {
  query: QUERY,
  ready: { zh: '今天还能投 3/3 件', en: '3 of 3 left today', tw: '今天還能投 3/3 件' },
  main: { role: 'button', name: { zh: '投稿', en: 'Submit', tw: '投稿' } },
  act: (person) => person.tap('button', HEART),
  done: { zh: '已赞', en: 'liked', tw: '已讚' },
}

export const journeys: Record<string, Journey> = {
  'in the app: a film of its album is handed in, another is saved under its fixed name': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('button', { zh: '投稿', en: 'Submit', tw: '投稿' })
      await person.tap('button', { zh: '选择视频', en: 'Choose a video', tw: '選擇影片' })
      const album = JSON.stringify(await world.asked('openNativeAlbumNew'))
      if (!album.includes('"sort":"desc"')) throw new Error(`The album was asked for ${album}.`)
      await person.finds({ role: 'button', name: { zh: '删除视频', en: 'Remove the video', tw: '刪除影片' } })
      await person.fill({ zh: '标题', en: 'Title', tw: '標題' }, 'Encore')
      await person.tap('button', { zh: '提交审核', en: 'Send for review', tw: '送出審核' })
      await person.sees({
        zh: '审核中，仅自己可见',
        en: 'In review, seen by you alone',
        tw: '審核中，僅自己可見',
      })
      await person.tap('radio', { zh: '最热', en: 'Hot', tw: '最熱' })
      await person.tap('button', SAVE)
      const saved = JSON.stringify(await world.asked('download'))
      if (!saved.includes('"name":"video.mp4"')) throw new Error(`The app was to save ${saved}.`)
    },
  },
}
