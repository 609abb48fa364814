import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/singCaptainTask'],
  weight: 'full',
  title: { zh: '歌唱队长 · 本周 A 面', en: 'Singing captain: Side A', tw: '歌唱隊長 · 本週 A 面' },
  description: {
    zh: '唱歌、上麦、礼物收入，三项目标一周一张新唱片，还有每日签到。',
    en: 'Songs, time on the mic and gift income: three targets, a new record each week, and a daily sign-in.',
    tw: '唱歌、上麥、禮物收入，三項目標一週一張新唱片，還有每日簽到。',
  },
  cover: './cover.jpg',
  themeColor: '#efb643',
  listed: false,
  data: ['/user/*'],
  states: {
    week: {},
    midway: { as: '10002' },
    highest: {
      as: '10002',
      happened: [
        { what: 'hosted', amount: 30 },
        { what: 'gifted', amount: 30000 },
      ],
    },
    veteran: { as: '10003' },
    signed: { taps: ['sign-in'] },
    rules: { taps: ['rules'] },
    'in-app': { as: '10002', client: 'android' },
  },
  actions: {
    'sign-in': { path: '/user/userSignRecord/sign', state: 'signed', shows: 'sign.done' },
  },
} satisfies PageMeta
