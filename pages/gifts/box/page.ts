import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/giftBox/index'],
  weight: 'full',
  title: { zh: '我的礼物盒', en: 'My gift box', tw: '我的禮物盒' },
  description: {
    zh: '收到的礼物都在盒子里，挑一份送给想送的人。',
    en: 'All gifts you hold, ready for somebody you like.',
    tw: '收到的禮物都在盒子裡，挑一份送給想送的人。',
  },
  cover: './cover.jpg',
  themeColor: '#b8322f',
  listed: false,
  data: ['/assets/gift/getGiftFlow'],
  states: {
    box: { as: '10002' },
    give: { as: '10002', taps: ['gift'] },
    people: { as: '10002', taps: ['gift', 'choose'] },
    sure: { as: '10002', taps: ['gift', 'choose', 'person-option'] },
    given: { as: '10002', taps: ['gift', 'choose', 'person-option', 'confirm-give'] },
    'result-unknown': {
      as: '10002',
      faults: [{ path: '/assets/gift/sysSend', drop: true }],
      taps: ['gift', 'choose', 'person-option', 'confirm-give'],
    },
    'in-app': { as: '10002', client: 'android', taps: ['gift', 'choose', 'person-option'] },
    records: { as: '10002', taps: ['tab#2'] },
    points: { as: '10003', taps: ['tab#3'] },
    empty: { as: '10008' },
  },
  actions: {
    give: { path: '/assets/gift/sysSend', state: 'given', shows: 'data-expose=given' },
  },
} satisfies PageMeta
