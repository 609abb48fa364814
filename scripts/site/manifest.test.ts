import { expect, it } from 'vitest'
import { checkManifest } from './manifest.ts'
import { readSettings } from './settings.ts'

const PAGE = {
  paths: ['/a'],
  weight: 'light',
  html: 'a/b.html',
  files: ['static/a-1.js'],
  build: '0123456789ab',
  source: { commit: '0123456789ab', branch: 'main', changed: false },
}
const SITE = {
  schema: 1,
  runtime: { id: '0123456789ab', files: ['static/r-1.js'] },
  settings: readSettings({}),
  pages: { 'a/b': PAGE },
  redirects: [],
  files: { 'a/b.html': 'a'.repeat(64) },
}

it('a manifest as the build writes it is right', () => {
  expect(checkManifest(SITE)).toEqual(SITE)
})

it.each([
  ['pages.a/b.build', { pages: { 'a/b': { ...PAGE, build: 'x' } } }],
  ['pages.a/b.more', { pages: { 'a/b': { ...PAGE, more: 1 } } }],
  ['pages.a/b.paths', { pages: { 'a/b': { ...PAGE, paths: [] } } }],
  ['pages.a/b.files', { pages: { 'a/b': { ...PAGE, files: ['a.js', 'a.js'] } } }],
  ['pages.../b', { pages: { '../b': PAGE } }],
  ['pages', { pages: { constructor: PAGE } }],
  ['redirects.0.to', { redirects: [{ from: '/a', to: '//b' }] }],
  ['settings.apkUrl', { settings: { ...SITE.settings, apkUrl: 1 } }],
])('a manifest that is wrong at %s is refused with that place', (place, wrong) => {
  expect(() => checkManifest({ ...SITE, ...wrong })).toThrow(`${place} is not right`)
})
