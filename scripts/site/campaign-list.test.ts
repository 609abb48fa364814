import { expect, it } from 'vitest'
import { campaignList } from './campaign-list.ts'

const title = { zh: '甲', en: 'A', tw: '甲' }
const page = (path: string, activityId?: string) => ({
  paths: [path, `${path}/old`],
  html: 'a.html',
  build: '0a1b2c3d4e5f',
  listed: activityId ? { activityId, title, cover: 'static/a.png' } : undefined,
})

it('the list of campaigns holds listed pages by address, and nothing else of the manifest', () => {
  const text = campaignList({ 'b/b': page('/b', '8'), 'a/a': page('/a', '7'), 'c/c': page('/c') })
  expect(JSON.parse(text)).toEqual([
    { activityId: '7', path: '/a', title, cover: '/static/a.png' },
    { activityId: '8', path: '/b', title, cover: '/static/a.png' },
  ])
})
