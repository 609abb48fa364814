import type { Journey } from '#testing/journey'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import { ASK, HELP, IN_THE_BOX, INSIDE_WAS, LINK_COPIED, START, sentTimes, take } from '../_family/testing.ts'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const OPEN = '/activity/freeBox/open'
const NOW = { zh: '现在就拆', en: 'now', tw: '現在就拆' }
const CONFIRM = say('family:open.confirm')
const SMALL = { zh: '小糖盒已经能拆', en: 'The small box can be opened', tw: '小糖盒已經能拆' }

/** Somebody with six helpers opens the large box, without waiting for the treasured one. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: '6/9',
  main: { role: 'button', name: ASK },
  async act(person) {
    await person.tap('button', NOW)
    await person.tap('button', CONFIRM)
    await person.sees({ role: 'dialog', name: IN_THE_BOX })
    await take(person)
  },
  done: INSIDE_WAS,
}

/** Opens the shared link as somebody else, and helps. */
async function helpAs(person: Person, userId: string, link: URL): Promise<void> {
  await person.opens(`${link.pathname}${link.search}&token=demo-${userId}&userId=${userId}`)
  await person.tap('button', HELP)
  await take(person)
}

export const journeys: Record<string, Journey> = {
  'a shared box is helped by two friends, each with the ids of the link, and opened by its owner': {
    from: '?token=demo-10001&userId=10001',
    async go(person, world) {
      await person.tap('button', START)
      await person.tap('button', ASK)
      await person.sees(LINK_COPIED)
      await person.finds({ zh: '好友 0/9', en: '0 of 9 friends', tw: '好友 0/9' })
      const made = (await world.calls('/activity/share/link')).at(-1)?.answer
      const { data } = made as { data: { pageUrl: string; shareId: string } }
      const link = new URL(data.pageUrl)
      await helpAs(person, '777', link)
      await helpAs(person, '778', link)
      await person.opens('/freeCandyNew?token=demo-10001&userId=10001')
      await person.sees(SMALL)
      await person.tap('button', NOW)
      await person.tap('button', CONFIRM)
      await take(person)
      await person.sees(INSIDE_WAS)
      await sentTimes(world, OPEN, 1)
      // Reports wait for the person's role, until the page is left: by now they have long come.
      const logged = (await world.calls('/assets/frontendLog/v2'))
        .map(({ params }) => JSON.parse(params.content ?? '{}'))
        .filter(({ eventId }) => eventId === 'free_box_help')
      if (logged.length !== 2) throw new Error(`Two helps were logged ${logged.length} times.`)
      for (const { targetUserId, subEventId, extInfo } of logged) {
        const ids = [
          targetUserId,
          subEventId,
          extInfo.extensionOfficerId,
          extInfo.shareId,
          extInfo.materialId,
        ]
        const meant = ['10001', '32', '10001', data.shareId, link.searchParams.get('materialId')]
        if (ids.join() !== meant.join()) throw new Error(`The report has ${ids}, the link ${meant}.`)
      }
    },
  },
  'a box that outlives its campaign waits for nobody, and is opened in time without a question': {
    from: '?token=demo-10006&userId=10006',
    client: 'android',
    async go(person, world) {
      await person.sees({
        zh: '大糖盒还能拆，别错过',
        en: 'Open the large box in time',
        tw: '大糖盒還能拆，別錯過',
      })
      await person.waitsUntilGone({ role: 'button', name: ASK })
      await world.addFault({ path: OPEN, delayMs: 800, times: 1 })
      await world.tapTwice('button', NOW)
      await take(person)
      await person.sees(INSIDE_WAS)
      await sentTimes(world, OPEN, 1)
    },
  },
  'in the app an opening that is answered too late is one opening': {
    from: '?token=demo-10002&userId=10002',
    client: 'ios',
    async go(person, world) {
      await person.tap('button', NOW)
      await world.addFault({ path: OPEN, delayMs: 13_000, after: true, times: 1 })
      await person.tap('button', CONFIRM)
      await take(person)
      await sentTimes(world, OPEN, 1)
      await world.reload()
      await person.sees(INSIDE_WAS)
    },
  },
}
