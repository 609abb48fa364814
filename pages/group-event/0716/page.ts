import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0716/index'],
  title: {
    zh: '沙堡争高 · 盛夏海滩赛',
    en: 'Sand Castles: The High Tide Contest',
    tw: '沙堡爭高 · 盛夏海灘賽',
  },
  description: {
    zh: '四支队伍堆四座沙堡，为你的队伍添一桶沙，堆得最高的一队赢得大奖。',
    en: 'Four teams, four castles. Bring sand for your team: the highest castle takes the prizes.',
    tw: '四支隊伍堆四座沙堡，為你的隊伍添一桶沙，堆得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#8fdcf0',
  listed: '20260716',
  art: { x: 345, y: 205, width: 209 },
} satisfies PageOf<typeof family>
