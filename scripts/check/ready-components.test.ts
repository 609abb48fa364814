import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** What no page is built from. */
const TEST = /(\.(test|e2e)|\/testing)\.tsx?$|\/demo\.tsx$/

/** The sources that pages are built from. */
const sourcesBelow = (folder: string) =>
  filesBelow(ROOT, folder)
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))

/** Calls of the bridge that a known page around this one takes, as an app does. */
const HEARD_BY_PAGES = /bridge\.(jumpRoom|openUserProfilePage)\(/

it('whatever leads to a hall or a person asks for the method, not only for an app', () => {
  const sources = ['pages', 'shared/campaign']
    .flatMap(sourcesBelow)
    .filter(({ text }) => HEARD_BY_PAGES.test(text))
  expect(sources.length).toBeGreaterThan(5)
  const asksForTheApp = ({ text }: { text: string }) =>
    /bridge\.inApp/.test(text) || (/useNoApp\(\)/.test(text) && !/useNoApp\('/.test(text))
  expect(sources.filter(asksForTheApp).map(({ file }) => file)).toEqual([])
})

it('pages leave the answer and the failure of an action to useMutation and its forms', () => {
  const byHand = sourcesBelow('pages').filter(({ text }) =>
    /\.beginUpdate\(|\btellFailure\b|\bmutate\(/.test(text),
  )
  expect(byHand.map(({ file }) => file)).toEqual([])
})
