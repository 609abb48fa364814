import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0616/index'],
  title: {
    zh: '湖上拔河 · 落日大对决',
    en: 'Tug on the Lake: The Sunset Pull',
    tw: '湖上拔河 · 夕陽大對決',
  },
  description: {
    zh: '两支队伍隔湖拔河，为你的队伍出一把力，把浮标拉到自己这边就赢得大奖。',
    en: 'Two teams, one rope across the lake. Pull for yours: the side that gets the buoy takes the prizes.',
    tw: '兩支隊伍隔湖拔河，為你的隊伍出一把力，把浮標拉到自己這邊就贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#f39a6b',
  listed: '20260616',
  art: { x: 365, y: 170, width: 235 },
} satisfies PageOf<typeof family>
