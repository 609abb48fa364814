import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0808/index'],
  title: {
    zh: '一夜花开 · 海港烟花赛',
    en: 'Night in Bloom: The Fireworks Race',
    tw: '一夜花開 · 海港煙火賽',
  },
  description: {
    zh: '五支队伍、五支烟花，为你的队伍添一把火花，升得最高的一队赢得大奖。',
    en: 'Five teams, five rockets. Bring sparks to your team: the highest bloom takes the prizes.',
    tw: '五支隊伍、五支煙火，為你的隊伍添一把火花，升得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#160a10',
  listed: '20260808',
  art: { x: 250, y: 172, width: 272 },
} satisfies PageOf<typeof family>
