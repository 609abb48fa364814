import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0701/index'],
  title: {
    zh: '夏夜列车 · 星野环线',
    en: 'The Night Train: Starfield Loop',
    tw: '夏夜列車 · 星野環線',
  },
  description: {
    zh: '三趟列车驶过星野，为你的列车添一程里程，最先到站的一队赢得大奖。',
    en: 'Three trains cross the starfield. Add miles for your train: the first one in takes the prizes.',
    tw: '三班列車駛過星野，為你的列車添一程里程，最先到站的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#141a3c',
  listed: '20260701',
  art: { x: 110, y: 165, width: 286 },
} satisfies PageOf<typeof family>
