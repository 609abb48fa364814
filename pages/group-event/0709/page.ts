import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0709/index'],
  title: {
    zh: '萤火满瓶 · 夏夜流萤赛',
    en: 'Firefly Jars: The Midsummer Race',
    tw: '螢火滿瓶 · 夏夜流螢賽',
  },
  description: {
    zh: '四支队伍、四只玻璃瓶，为你的队伍引来萤光，最先装满的一队赢得大奖。',
    en: 'Four teams, four glass jars. Bring fireflies to your team: the fullest jar takes the prizes.',
    tw: '四支隊伍、四只玻璃瓶，為你的隊伍引來螢光，最先裝滿的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#0b2036',
  listed: '20260709',
  art: { x: 60, y: 178, width: 260 },
} satisfies PageOf<typeof family>
