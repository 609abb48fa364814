import type { Journey, World } from '#testing/journey'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const NAME = { zh: '带邀请二维码的海报', en: 'A poster with the code', tw: '帶邀請 QR 碼的海報' }

/** A captain makes a poster to invite a boss. */
export const story: PageStory = {
  query: '?token=demo-10002&userId=10002',
  ready: { zh: '每位在你厅送满', en: 'For each boss who sends', tw: '每位在你廳送滿' },
  async act(person) {
    await person.tap('button', say('invite'))
  },
  done: { role: 'button', name: say('sheet.poster') },
}

/** Of the link of somebody who invites: in every report of whoever follows it. */
const IDS = { activityId: '38', code: 'B7PU', extensionOfficerId: '10002' }

/** The ids of each reported event that came by a link. */
async function reportedIds(world: World) {
  const calls = await world.calls('/assets/frontendLog/v2')
  const events = calls.map(({ params }) => JSON.parse(params.content ?? '{}'))
  return events
    .filter(({ eventId }) => /^(bind_landing|download_landing)$/.test(eventId))
    .map(({ eventId, subEventId, content, extInfo }) => ({
      eventId,
      activityId: subEventId,
      code: JSON.parse(content).code,
      extensionOfficerId: extInfo.extensionOfficerId,
    }))
}

export const journeys: Record<string, Journey> = {
  'a boss follows a link to the download and binds, and every report has the ids of the link': {
    from: '?token=demo-10002&userId=10002',
    async go(person, world) {
      await person.tap('button', say('invite'))
      await person.tap('button', say('sheet.poster'))
      await person.sees({ role: 'img', name: NAME })
      const link = new URL(await world.scan(NAME))
      await world.changePhone()
      await person.opens(link.pathname + link.search)
      await person.tap('button', say('family:toApp'))
      await person.arrivesAt('/download')
      await person.finds(IDS.code)
      await person.opens(`${link.pathname}${link.search}&token=demo-10004&userId=10004`)
      await person.tap('button', say('family:bind'))
      await person.tap('button', say('family:confirm.yes'))
      await person.sees({ zh: '已绑定，自', en: 'Bound since', tw: '已綁定，自' })
      await world.sends('bind_landing', 'download_landing')
      const reported = await reportedIds(world)
      for (const { eventId, ...ids } of reported)
        if (JSON.stringify(ids) !== JSON.stringify(IDS))
          throw new Error(`${eventId} has ${JSON.stringify(ids)}.`)
    },
  },
  'the code of a poster leads a boss to the one who invites, and the app saves the poster': {
    from: '?token=demo-10002&userId=10002',
    client: 'android',
    async go(person, world) {
      await person.tap('button', say('invite'))
      await person.tap('button', say('sheet.poster'))
      await person.sees({ role: 'img', name: NAME })
      const link = new URL(await world.scan(NAME))
      await person.tap('button', say('kit/poster:save'))
      await world.asked('saveQRCode')
      await person.opens(`${link.pathname}${link.search}&token=demo-10004&userId=10004`)
      await person.tap('button', say('family:bind'))
      await person.tap('button', say('family:confirm.yes'))
      await person.sees({ zh: '已绑定，自', en: 'Bound since', tw: '已綁定，自' })
    },
  },
}
