import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const ATLAS = { zh: '观星图志', en: 'Atlas', tw: '觀星圖誌' }

/** A friend's link leads into the event, and keeps who shared it. */
export const story: PageStory = {
  query: '?activityId=12&extensionOfficerId=10002&shareId=s1',
  ready: say('invites'),
  withoutServer: { role: 'heading', name: say('title') },
  async act(person) {
    await person.tap('button', say('join.running'))
    await person.arrivesAt('/constellation')
  },
  done: { role: 'heading', name: ATLAS },
}

export const journeys = withSecretScan([], {
  'the ids of a shared link stay through the invitation and the event, into the report of the download': {
    from: '?activityId=12&extensionOfficerId=10002&shareId=s1&materialId=m1',
    async go(person, world) {
      await person.tap('button', say('join.running'))
      await person.arrivesAt('/constellation')
      await person.opens('/download')
      await person.sees({ role: 'button', name: { zh: '立即下载', en: 'Download now', tw: '立即下載' } })
      await world.reload()
      const calls = await world.calls('/assets/frontendLog/v2')
      const landed = calls
        .map(({ params }) => JSON.parse(params.content ?? '{}'))
        .filter(({ eventId }) => /landing$/.test(eventId))
      for (const { extInfo } of landed) {
        const ids = [extInfo.extensionOfficerId, extInfo.shareId, extInfo.materialId].join()
        if (ids !== '10002,s1,m1') throw new Error(`The report has ${ids}.`)
      }
      if (!landed.length) throw new Error('Nothing was reported.')
    },
  },
})
