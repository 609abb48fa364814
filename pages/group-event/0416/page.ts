import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0416/index'],
  title: {
    zh: '顺水轻舟 · 纸船漂流赛',
    en: 'Paper Boats: The River Run',
    tw: '順水輕舟 · 紙船漂流賽',
  },
  description: {
    zh: '五支队伍、五只纸船，为你的队伍添一把桨力，最先漂到桥下的一队赢得大奖。',
    en: 'Five teams, five paper boats. Row for your team: the first one under the bridge takes the prizes.',
    tw: '五支隊伍、五只紙船，為你的隊伍添一把槳力，最先漂到橋下的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#bfe3e6',
  listed: '20260416',
  art: { x: 10, y: 190, width: 236 },
} satisfies PageOf<typeof family>
