import type { Journey } from '#testing/journey'
import type { PageStory } from '#testing/story'

const QUERY = '?token=demo-10002&userId=10002'
const VIEWER = { zh: '查看图片', en: 'Pictures', tw: '檢視圖片' }
const PHOTO = { zh: '照片', en: 'Photo', tw: '照片' }
const ADD = { role: 'button', name: { zh: '添加', en: 'Add', tw: '新增' } } as const

/** Somebody looks at a photo of their album. */
export const story: PageStory = {
  query: QUERY,
  ready: ADD,
  act: (person) => person.tap('button', PHOTO),
  done: { role: 'dialog', name: VIEWER },
}

export const journeys: Record<string, Journey> = {
  'in a browser photos are chosen, put in, and there after a reload': {
    from: QUERY,
    async go(person, world) {
      await person.tap('button', ADD.name)
      await world.choosePictures({ zh: '添加图片', en: 'Add pictures', tw: '新增圖片' }, 2)
      await person.finds({
        role: 'button',
        name: { zh: '删除第 2 张图片', en: 'Remove picture 2', tw: '刪除第 2 張圖片' },
      })
      await person.tap('button', { zh: '放进去', en: 'Add them', tw: '放進去' })
      await person.sees({ zh: '放进了 2 张', en: '2 added', tw: '放進了 2 張' })
      await world.reload()
      await person.finds({ zh: '审核中', en: 'In review', tw: '審核中' })
    },
  },
}
