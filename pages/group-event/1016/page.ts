import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group1016/index'],
  title: {
    zh: '鼓阵争锋 · 庙会夺鼓夜',
    en: 'Drums: The Festival Tug',
    tw: '鼓陣爭鋒 · 廟會奪鼓夜',
  },
  description: {
    zh: '四支鼓队围着一面大鼓，为你的队伍添一阵鼓劲，把大鼓拉到身边就赢得大奖。',
    en: 'Four drum troupes, one great drum. Add your strength: the side that pulls it home takes the prizes.',
    tw: '四支鼓隊圍著一面大鼓，為你的隊伍添一陣鼓勁，把大鼓拉到身邊就贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#7d1220',
  listed: '20261016',
  art: { x: 368, y: 190, width: 232 },
} satisfies PageOf<typeof family>
