import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/giftBrochure/index'],
  weight: 'full',
  title: { zh: '礼物图鉴', en: 'Gift album', tw: '禮物圖鑑' },
  description: {
    zh: '收到过的每种礼物都是一枚邮票，第一位送礼的人写在背面。',
    en: 'Each gift you were sent is a stamp, with the first sender on its back.',
    tw: '收到過的每種禮物都是一枚郵票，第一位送禮的人寫在背面。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#1e3355',
  listed: false,
  data: ['/user/gift/book/detail'],
  states: {
    mine: { as: '10002' },
    gift: { as: '10002', taps: ['stamp#1'] },
    unlit: { as: '10002', taps: ['stamp#9'], shows: 'never' },
    theirs: { as: '10002', query: 'toUserId=20003' },
    'their-gift': { as: '10002', query: 'toUserId=20003', taps: ['stamp#1'] },
    'in-app': { as: '10002', client: 'android', query: 'toUserId=20003', taps: ['stamp#1'] },
    complete: { as: '10003' },
    nothing: { as: '10008' },
    unknown: { as: '10002', query: 'toUserId=404' },
  },
} satisfies PageMeta
