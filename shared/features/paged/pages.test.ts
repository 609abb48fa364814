import { expect, it } from 'vitest'
import { itemsOf } from './pages.ts'

it('a hall that slid onto the next page is there once', () => {
  const [first, second] = [
    ['88001', '88002'],
    ['88002', '88003'],
  ]
  const page = (halls: string[] = []) => ({ list: halls.map((roomId) => ({ roomId })) })
  expect(itemsOf([page(first), page(second)])).toEqual(page(['88001', '88002', '88003']).list)
})

it('bosses that were killed in one hall are all counted, whatever slides from page to page', () => {
  const kills = ['5', '4', '4', '3'].map((bossId) => ({ bossId, roomId: '88002' }))
  expect(itemsOf([kills]).map((kill) => (kill as { bossId: string }).bossId)).toEqual(['5', '4', '3'])
})
