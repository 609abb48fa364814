import { expect, it } from 'vitest'
import type { Page } from '../build/pages.ts'
import { fileOf, goneAmong, LANGUAGES, planShots } from './plan.ts'

const page = (id: string, states: Page['meta']['states']): Page => ({
  id,
  folder: `pages/${id}`,
  meta: { paths: [`/${id}`], states } as Page['meta'],
})
const house = page('pets/house', { running: {}, 'logged-out': { as: 'nobody' } })

it('a page is planned in every state, in the order in which it declares them', () => {
  expect(planShots(house, 'en').map((shot) => fileOf(shot).join('/'))).toEqual([
    'pets/house/running.en.png',
    'pets/house/logged-out.en.png',
  ])
})

it('recorded pictures of states and pages that are gone are found, within what is named', () => {
  const recorded = [
    'gallery/pictures/pets/house/running.zh.png',
    'gallery/pictures/pets/house/asleep.zh.png',
    'gallery/pictures/pets/house/asleep.en.png',
    'gallery/pictures/pets/shop/plain.zh.png',
  ]
  const gone = (names: string[], languages = LANGUAGES.slice()) =>
    goneAmong(recorded, [house], { names, languages })
  expect(gone([])).toEqual(recorded.slice(1))
  expect(gone(['pets/house'])).toEqual(recorded.slice(1, 3))
  expect(gone(['pets'], ['zh'])).toEqual([recorded[1], recorded[3]])
})
