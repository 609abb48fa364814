import { expect, it } from 'vitest'
import type { Entry } from '../entry.ts'
import { indexPage } from './index-page.ts'

const entry = (page: string, state: string, fields: Partial<Entry> = {}): Entry => ({
  page,
  state,
  language: 'zh',
  verdict: 'same',
  findings: [],
  ...fields,
})
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
const states = (html: string) => all(html, /<th scope="row">([^<]*)/g)

it('pages and states that ask for a look stand first, the others in their order', () => {
  const html = indexPage(
    [
      entry('a/quiet', 'running'),
      entry('a/quiet', 'ended'),
      entry('b/loud', 'running'),
      entry('b/loud', 'ended', { verdict: 'changed', share: 0.5 }),
    ],
    [{ id: 'b/loud', title: 'Loud', paths: ['/loud'] }],
  )
  expect(states(html)).toEqual(['ended', 'running', 'running', 'ended'])
  expect(all(html, /<h2>([^<]*)/g)).toEqual(['Loud', 'a/quiet'])
  expect(html).toContain('b/loud · /loud')
  expect(html).toContain('4 pictures, 1 to look at')
})

it('a changed picture is shown beside the accepted one and the difference', () => {
  const html = indexPage([entry('a/b', 'ended', { verdict: 'changed', share: 0.5 })], [])
  for (const kind of ['accepted', 'now', 'diff']) expect(html).toContain(`${kind}/a/b/ended.zh.png`)
})

it('a picture that is gone is shown as it was', () => {
  expect(indexPage([entry('a/b', 'ended', { verdict: 'gone' })], [])).toContain(
    '<img src="accepted/a/b/ended.zh.png"',
  )
})

it('texts of pages are no markup of the sheet', () => {
  const html = indexPage(
    [entry('a/b', 'ended', { findings: ['a raw text: "><script>alert(1)</script>'] })],
    [],
  )
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)')
})
