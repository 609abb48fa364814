import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** The story of every date: someone joins a group and claims the day's task for it. */
export function groupEventStory(group: { zh: string; en: string; tw: string }): PageStory {
  return {
    query: '?token=demo-10001&userId=10001',
    ready: say('groups.choose'),
    main: { role: 'button', name: say('hero.groups') },
    async act(person) {
      await person.tap('button', { zh: `加入 ${group.zh}`, en: `Join ${group.en}`, tw: `加入 ${group.tw}` })
      await person.sees({
        role: 'dialog',
        name: say('groups.confirm.title'),
      })
      await person.tap('button', say('groups.confirm.ok'))
      await person.tap('button', say('hero.tasks'))
      await person.tap('button', { zh: '领取', en: 'Claim', tw: '領取' })
      await person.sees({ role: 'dialog', name: say('kit/later-popup:title') })
      await person.tap('button', say('kit/later-popup:done'))
    },
    done: { zh: '已领取', en: 'Claimed', tw: '已領取' },
  }
}
