import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0615/index'],
  title: {
    zh: '龙舟竞渡 · 五月江上赛',
    en: 'Dragon Boats: The Race on the River',
    tw: '龍舟競渡 · 五月江上賽',
  },
  description: {
    zh: '四支队伍、四条龙舟，为你的队伍擂一通鼓，最先冲线的一队赢得大奖。',
    en: 'Four teams, four long boats. Beat the drum for your team: the first across the line takes the prizes.',
    tw: '四支隊伍、四條龍舟，為你的隊伍擂一通鼓，最先衝線的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#1f5a55',
  listed: '20260615',
  art: { x: 30, y: 178, width: 260 },
} satisfies PageOf<typeof family>
