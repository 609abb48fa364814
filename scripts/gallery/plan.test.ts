import { expect, it } from 'vitest'
import type { Page } from '../build/pages.ts'
import { fileOf, planShots } from './plan.ts'

const page = (id: string, states: Page['meta']['states']): Page => ({
  id,
  folder: `pages/${id}`,
  meta: { paths: [`/${id}`], states } as Page['meta'],
})
const pages = [
  page('pets/house', { running: {}, 'logged-out': { as: 'nobody' } }),
  page('pets/shop', { plain: {} }),
  page('petshop/door', { plain: {} }),
]
const files = (...args: Parameters<typeof planShots>) => planShots(...args).map(fileOf)

it('every page is planned in every state and language, in the order in which it declares them', () => {
  expect(files(pages.slice(0, 1), [], ['zh', 'en'])).toEqual([
    'pets/house/running.zh.png',
    'pets/house/running.en.png',
    'pets/house/logged-out.zh.png',
    'pets/house/logged-out.en.png',
  ])
})

it('a family is all of its pages, and not another whose name begins alike', () => {
  expect(files(pages, ['pets'], ['tw'])).toEqual([
    'pets/house/running.tw.png',
    'pets/house/logged-out.tw.png',
    'pets/shop/plain.tw.png',
  ])
})

it('a name that nothing has is refused, with the one that is near, or those that there are', () => {
  expect(() => planShots(pages, ['pet'], ['zh'])).toThrow(
    'There is no page or family "pet". Did you mean pets?',
  )
  expect(() => planShots(pages, ['warlord'], ['zh'])).toThrow(
    'There is no page or family "warlord". There are: pets/house, pets/shop, petshop/door.',
  )
})
