import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10002&userId=10002'
const ADD = { role: 'button', name: say('add.open') } as const

/** Somebody looks at a photo of their album. */
export const story: PageStory = {
  query: QUERY,
  ready: ADD,
  act: (person) => person.tap('button', say('kind.image')),
  done: { role: 'dialog', name: say('ui/image-viewer:title') },
}

export const journeys: Record<string, Journey> = {
  'in a browser photos are chosen, put in, and there after a reload': {
    from: QUERY,
    async go(person, world) {
      await person.tap('button', ADD.name)
      await world.choosePictures(say('kit/picture-field:image.add'), 2)
      await person.finds({
        role: 'button',
        name: { zh: '删除第 2 张图片', en: 'Remove picture 2', tw: '刪除第 2 張圖片' },
      })
      await person.tap('button', say('add.put'))
      await person.sees({ zh: '放进了 2 张', en: '2 added', tw: '放進了 2 張' })
      await world.reload()
      await person.finds(say('state.reviewing'))
    },
  },
}
