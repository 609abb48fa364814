import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group1001/index'],
  title: {
    zh: '万家灯火 · 回家点灯夜',
    en: 'Lit Windows: The Homecoming',
    tw: '萬家燈火 · 回家點燈夜',
  },
  description: {
    zh: '四支队伍、四栋楼，为你的队伍点一盏灯，最先点亮整栋的一队赢得大奖。',
    en: 'Four teams, four houses. Light a window for yours: the first house all lit takes the prizes.',
    tw: '四支隊伍、四棟樓，為你的隊伍點一盞燈，最先點亮整棟的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#1d3a5f',
  listed: '20261001',
  art: { x: 20, y: 165, width: 286 },
} satisfies PageOf<typeof family>
