import type { PageOf } from '#shared/runtime/app'
import type family from '../_family/page.ts'

export default {
  paths: ['/activityNew/group0907/index'],
  title: {
    zh: '玉兔绕月 · 中秋追光赛',
    en: 'Moon Run: Rabbits on the Ring',
    tw: '玉兔繞月 · 中秋追光賽',
  },
  description: {
    zh: '四支队伍、四只玉兔，为你的队伍攒一把桂花，最先绕月一圈的一队赢得大奖。',
    en: 'Four teams, four rabbits. Gather osmanthus for yours: the first one round the moon takes the prizes.',
    tw: '四支隊伍、四隻玉兔，為你的隊伍攢一把桂花，最先繞月一圈的一隊贏得大獎。',
  },
  cover: './cover.png',
  themeColor: '#16214a',
  listed: '20260907',
  art: { x: 90, y: 172, width: 272 },
} satisfies PageOf<typeof family>
