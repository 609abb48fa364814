import { expect, it } from 'vitest'
import { checkId } from './pages.ts'

it.each([
  ['static/day', 'static/ is kept for hashed files'],
  ['pages/day', 'pages/ is kept for the builds of pages'],
])('the build stops at a page in %s, which could never be released, with the reason', (id, reason) => {
  expect(() => checkId(id)).toThrow(`pages/${id}: cannot be a page: at a target ${reason}.`)
})

it('a page whose name only begins alike is built', () => {
  for (const id of ['statics/day', 'halls/static', 'halls/pages', 'status/day'])
    expect(() => checkId(id)).not.toThrow()
})
