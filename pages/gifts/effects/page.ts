import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/activityNew/giftAnamation'],
  weight: 'full',
  title: { zh: '礼物剧场', en: 'Gift theater', tw: '禮物劇場' },
  description: {
    zh: '每份礼物都有一场演出，点一下，全屏看。',
    en: 'Every gift puts on a show. Tap one and watch it full screen.',
    tw: '每份禮物都有一場演出，點一下，全螢幕看。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#3a0d1c',
  listed: false,
  data: ['/activity/giftSuit/effects'],
  login: false,
  states: {
    theatre: {},
    playing: { taps: ['play'] },
    small: { taps: ['price#2'] },
    flight: { taps: ['effect#2'] },
    empty: { as: '10008' },
  },
} satisfies PageMeta
