import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group1009/index'],
  title: {
    zh: '热气球节 · 秋山升空赛',
    en: 'Balloons: Up over the Autumn Hills',
    tw: '熱氣球節 · 秋山升空賽',
  },
  description: {
    zh: '六支队伍、六只热气球，为你的队伍添一把火，升得最高的一队赢得大奖。',
    en: 'Six teams, six balloons. Feed the burner for yours: the highest balloon takes the prizes.',
    tw: '六支隊伍、六顆熱氣球，為你的隊伍添一把火，升得最高的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f6d3c0',
  listed: '20261009',
  art: { x: 362, y: 140, width: 238 },
} satisfies PageOf<typeof family>
