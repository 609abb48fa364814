import type { Journey } from '#testing/journey'
import { withSecretScan } from '#testing/secret-scan'
import { type PageStory, type Person, type Words, wordsOf } from '#testing/story'
import type zh from './locales/zh.json'

const say = wordsOf<typeof zh>(import.meta.dirname)

/** Of somebody who gave it to a captain: kept in the draft, and nowhere else. */
export const NUMBER = '13912345678'
const CONFIRMED = '13800138000'
const MASKED = '139****5678'

const CONTACT = say('form.contact')
const SUBMIT = say('form.submit')
const REPEATED = {
  zh: '这条线索已有人提交',
  en: 'Already submitted. Try another contact',
  tw: '這筆名單已有人送出',
}

const AS_FRESH = '?token=demo-10001&userId=10001'
export const AS_BUSY = '?token=demo-10002&userId=10002'

async function fillIn(person: Person, contact = NUMBER) {
  await person.fill(CONTACT, contact)
  await person.fill(say('form.name'), '阿木')
}

/** Somebody checks a contact, which nobody has handed in, and comes to the form. */
export const deskStory: PageStory = {
  query: AS_BUSY,
  ready: { zh: '位因你入驻', en: 'joined thanks to you', tw: '位因你入駐' },
  async act(person) {
    await person.fill(CONTACT, '13900000000')
    await person.tap('button', say('desk.check'))
  },
  done: REPEATED,
}

/** Somebody submits a lead. */
export const formStory: PageStory = {
  query: AS_FRESH,
  ready: { role: 'textbox', name: CONTACT },
  async act(person) {
    await fillIn(person)
    await person.tap('button', SUBMIT)
  },
  done: MASKED,
}

/** Opens a lead's timeline. */
export const listStory: PageStory = {
  query: AS_BUSY,
  ready: { zh: '共 26 条', en: '26 leads', tw: '共 26 條' },
  async act(person) {
    await person.tap('button', '****')
  },
  done: { role: 'dialog', name: say('leads.history') },
}

/** Somebody submits a report on the latest lead. */
export const reportStory: PageStory = {
  query: AS_FRESH,
  ready: say('report.lead'),
  async act(person) {
    await person.fill(say('report.content'), '聊了十分钟')
    await person.tap('button', say('report.submit'))
  },
  done: say('report.sent'),
}

const OWN = { zh: '留下联系方式', en: 'Leave my contact', tw: '留下聯絡方式' }
const OWN_NAME = { zh: '怎么称呼你', en: 'What should we call you?', tw: '怎麼稱呼你' }

/** Somebody whom an advertisement brought leaves their contact, and reads that it has arrived. */
export const landingStory = (act: Words, done: Words): PageStory => ({
  query: `${AS_FRESH}&landingPageId=9&materialId=31`,
  ready: { role: 'button', name: act },
  async act(person) {
    await person.tap('button', act)
    await person.fill(OWN_NAME, '阿木')
    await person.fill(CONTACT, NUMBER)
    await person.tap('button', OWN)
  },
  done,
})

/** Somebody without an account leaves a contact: confirming a number logs them in and sends it, in one visit. */
export const landingJourneys = (act: Words, done: Words): Record<string, Journey> =>
  withSecretScan([NUMBER, CONFIRMED], {
    'a contact is sent once by confirming a number, with what the link contained, and what was typed survives a reload':
      {
        from: '?landingPageId=9&materialId=31&extensionOfficerId=10002&materiaLType=video',
        async go(person, world) {
          await person.tap('button', act)
          await person.fill(OWN_NAME, '阿木')
          await person.fill(CONTACT, '阿木的微信')
          await person.tap('button', OWN)
          await person.finds({ role: 'dialog', name: say('confirm.title') })
          await world.reload()
          await person.tap('button', OWN)
          await person.fill(say('kit/phone-field:label'), CONFIRMED)
          await person.tap('button', say('kit/code-field:send'))
          await person.sees({ zh: '验证码已发送', en: 'code', tw: '驗證碼已傳送' })
          await person.fill(say('kit/code-field:label'), '123456')
          await person.tap('checkbox', say('kit/agreement-link:text'))
          await person.tap('button', say('confirm.submit'))
          await person.sees(done)
          await person.sees('阿****信')
          const calls = await world.calls('/user/media/clue/submit')
          if (calls.length !== 1) throw new Error(`The lead was sent ${calls.length} times.`)
          const sent = calls[0]?.params ?? {}
          const from = [sent.landingPageId, sent.materialId, sent.extensionOfficerId, sent.materiaLType]
          if (String(from) !== '9,31,10002,video') throw new Error(`The lead came from ${from}.`)
          await world.sends('"landingPageId":"9"', '"materialId":"31"')
        },
      },
  })

/** The ways of a lead from `base`, in a browser and in an app. */
export const leadJourneys = (base: string): Record<string, Journey> =>
  withSecretScan([NUMBER], {
    'a lead with two screenshots is kept through a failure and a reload, submitted once, and known from then on':
      {
        from: AS_FRESH,
        async go(person, world) {
          await fillIn(person)
          await world.choosePictures(say('kit/picture-field:image.add'), 2)
          await person.finds({
            role: 'button',
            name: { zh: '删除第 2 张图片', en: 'Remove picture 2', tw: '刪除第 2 張圖片' },
          })
          const path = '/user/media/clue/submit'
          await world.addFault({ path, code: 500, times: 1 })
          await person.tap('button', SUBMIT)
          await person.waitsUntilGone(say('form.sent'))
          await world.reload()
          await person.finds({
            role: 'button',
            name: { zh: '删除第 2 张图片', en: 'Remove picture 2', tw: '刪除第 2 張圖片' },
          })
          await world.addFault({ path, delayMs: 400, times: 1 })
          await world.tapTwice('button', SUBMIT)
          await person.sees(say('form.sent'))
          const sent = (await world.calls(path)).at(-1)?.params
          if (JSON.parse(sent?.screenshots ?? '[]').length !== 2)
            throw new Error('Two screenshots were not sent.')
          await person.tap('button', say('form.another'))
          await fillIn(person)
          await person.tap('button', SUBMIT)
          await person.sees(REPEATED)
          await person.fill(CONTACT, '13912345679')
          await person.tap('button', SUBMIT)
          await person.sees('139****5679')
          await person.tap('button', say('form.seeLeads'))
          await person.arrivesAt(`${base}/clueList`)
          await person.sees(MASKED)
        },
      },
    'in the app a screenshot is uploaded by the app': {
      from: AS_FRESH,
      client: 'android',
      async go(person, world) {
        await fillIn(person)
        await person.tap('button', say('kit/picture-field:image.add'))
        await person.sees({
          role: 'button',
          name: { zh: '删除第 1 张图片', en: 'Remove picture 1', tw: '刪除第 1 張圖片' },
        })
        await world.asked('upload')
        await person.tap('button', SUBMIT)
        await person.sees(MASKED)
      },
    },
  })
