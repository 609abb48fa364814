import { withSecretScan } from '#testing/secret-scan'
import { isSentOnce } from '#testing/sent-once'
import { type PageStory, type Person, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)
const LAST = {
  zh: '须阅读并重新签署新版本',
  en: 'read and sign the new version',
  tw: '須閱讀並重新簽署新版本',
}

const NAME = '林知夏'
const SIGNED = say('signed.title')

async function sign(person: Person) {
  await person.readToEnd(LAST)
  await person.fill(say('sign.label'), NAME)
  await person.tap('button', say('sign.action'))
}

/** Somebody reads to the end, and signs. */
export const story: PageStory = {
  query: '?token=demo-10001&userId=10001',
  ready: { zh: '版本 2026-03', en: 'Version 2026-03', tw: '版本 2026-03' },
  main: { zh: '版本 2026-03', en: 'Version 2026-03', tw: '版本 2026-03' },
  async act(person) {
    await sign(person)
  },
  done: SIGNED,
}

const SUBMIT = '/assets/withdraw/eSign/reSubmit'

export const journeys = withSecretScan([NAME], {
  'a signing that was left is found again, and signed once though its answer is lost': {
    from: '/eSign/index?token=demo-10009&userId=10009',
    async go(person, world) {
      await person.sees({ zh: '上次签署没有完成', en: 'stopped halfway', tw: '上次簽署沒有完成' })
      await world.addFault({ path: SUBMIT, drop: true, after: true, times: 1 })
      await sign(person)
      await person.sees(SIGNED)
      await world.reload()
      await person.sees(SIGNED)
      await isSentOnce(world, SUBMIT)
    },
  },
})
