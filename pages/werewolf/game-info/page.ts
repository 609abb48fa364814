import type { PageMeta } from '#shared/runtime/app'

export default {
  paths: ['/competitionInfo/gameInfo'],
  weight: 'full',
  title: { zh: '一局赛事，逐个身份看', en: 'A tournament game, role by role', tw: '一局賽事，逐個身分看' },
  description: {
    zh: '选一个身份，看它每一轮做了什么、何时出局。',
    en: 'Choose a role and see what it did in each round and when it fell.',
    tw: '選一個身分，看它每一輪做了什麼、何時出局。',
  },
  cover: './cover.jpg',
  frames: 'any',
  themeColor: '#2a3038',
  listed: false,
  data: ['/werewolf/race/round_record'],
  login: false,
  states: {
    werewolf: { query: 'gameId=300001' },
    witch: { query: 'gameId=300001', taps: ['role#3'] },
    nobody: { as: 'nobody', query: 'gameId=300002' },
    'in-app': { query: 'gameId=300003', client: 'ios' },
    unknown: { query: 'gameId=404' },
  },
} satisfies PageMeta
