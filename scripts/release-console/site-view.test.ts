import path from 'node:path'
import { expect, it } from 'vitest'
import type { HealthReport } from '#shared/api/phone-health'
import type { Live } from '../site/live.ts'
import { commitsBetween } from './page-view.ts'
import { healthOf } from './site-view.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
type Build = HealthReport['pages'][number]['builds'][number]

const reported = (build: string, ready: number, failed: number, lcp: number): Build => ({
  ...{ build, ready, failed, left: 1, first: 0, last: 0, reasons: {}, errors: {} },
  ...{ clients: {}, languages: {}, engines: {} },
  weighed: { ready, failed, left: 1, clients: {}, languages: {}, engines: {} },
  vitals: { lcp: { p75: lcp, n: ready } },
})

it('the health of a page is that of its live build and of the one before, over all its addresses', () => {
  const page = { build: 'aaa', previousBuild: 'bbb', canary: { build: 'ccc', share: 10 } }
  const live = { pages: { 'warlord/season': page } } as unknown as Live
  const report: HealthReport = {
    since: 0,
    visits: 0,
    pages: [
      {
        page: '/battle',
        builds: [reported('aaa', 90, 9, 1800), reported('bbb', 50, 0, 2000), reported('zzz', 7, 7, 9)],
        curve: [],
      },
      { page: '/battle2', builds: [reported('aaa', 8, 1, 900)], curve: [] },
    ],
  }
  expect(healthOf(report, live)).toEqual({
    'warlord/season': {
      live: { visits: 110, failed: 10, lcp: 1800 },
      before: { visits: 51, failed: 0, lcp: 2000 },
    },
  })
})

it('where commits between two builds are not known, it is said why', () => {
  expect(commitsBetween(ROOT, 'warlord/season', 'HEAD', 'HEAD').commitsProblem).toBe('none')
  expect(commitsBetween(ROOT, 'warlord/season', '0000000', '1111111').commitsProblem).toBe('gone')
})
