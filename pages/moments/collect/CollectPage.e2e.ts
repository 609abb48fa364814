import type { Journey } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const QUERY = '?token=demo-10001&userId=10001'

/** Somebody likes a film. */
export const story: PageStory = {
  query: QUERY,
  ready: { zh: '今天还能投 3 件', en: '3 left today', tw: '今天還能投 3 件' },
  main: { role: 'button', name: say('family:handIn.open') },
  act: (person) => person.tap('button', say('family:like.like')),
  done: say('family:like.given'),
}

export const journeys: Record<string, Journey> = {
  'in the app: a film of its album is handed in, another is saved under its fixed name': {
    from: QUERY,
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('family:handIn.open'))
      await person.tap('button', say('kit/picture-field:video.add'))
      const album = JSON.stringify(await world.asked('openNativeAlbumNew'))
      if (!album.includes('"sort":"desc"')) throw new Error(`The album was asked for ${album}.`)
      await person.finds({ role: 'button', name: say('kit/picture-field:video.remove') })
      await person.fill(say('family:handIn.title'), 'Encore')
      await person.tap('button', say('family:handIn.submit'))
      await person.sees(say('family:work.reviewing'))
      await person.tap('radio', say('family:views.hot'))
      await person.tap('button', say('family:work.save'))
      const saved = JSON.stringify(await world.asked('download'))
      if (!saved.includes('"name":"video.mp4"')) throw new Error(`The app was to save ${saved}.`)
    },
  },
}
