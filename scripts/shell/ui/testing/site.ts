import type { ShellSite } from '../../link.ts'
import type { ShellPage } from '../../settings.ts'

function page(some: Pick<ShellPage, 'id' | 'paths' | 'title'> & Partial<ShellPage>): ShellPage {
  return {
    family: some.id.split('/')[0] ?? '',
    weight: 'light',
    description: some.title,
    themeColor: '#0b0722',
    states: { running: {} },
    budget: { html: 14_000, scripts: 92_000 },
    ...some,
  }
}

/** A site of three pages in two families and one component, for tests. */
export const SITE: ShellSite = {
  pages: [
    page({
      id: 'portal/download',
      paths: ['/download'],
      title: { zh: '下载派对语音房', en: 'Get the app', tw: '下載派對語音房' },
      states: { plain: { as: 'nobody' }, messenger: { as: 'nobody', client: 'messenger' } },
    }),
    page({
      id: 'warlord/rules',
      paths: ['/battleRule'],
      weight: 'full',
      title: { zh: '战令规则', en: 'Battle order rules', tw: '戰令規則' },
    }),
    page({
      id: 'warlord/season',
      paths: ['/battle', '/battleSeason'],
      title: { zh: '队长战令', en: 'Battle Order', tw: '隊長戰令' },
      size: { html: 13_000, scripts: 93_100 },
      states: {
        running: {},
        ended: { as: '10006', after: '1d' },
        failed: { faults: [{ path: '/user/cap/battle/task/list', code: 500 }] },
        rewards: { as: '10002', taps: ['battle.rewards'] },
      },
    }),
  ],
  components: [{ id: 'kit/button' }],
  people: [
    { id: '10001', line: 'fresh' },
    { id: '10002', line: 'well on the way' },
  ],
  endpoints: [
    { method: 'GET', path: '/user/cap/battle/task/list' },
    { method: 'POST', path: '/user/cap/battle/setGoal' },
  ],
  codes: [
    { code: 500, line: 'Toast' },
    { code: 2060, line: 'Without a toast; the page decides' },
  ],
  origins: ['http://192.168.1.7:5173', 'http://10.0.0.3:5173'],
}
