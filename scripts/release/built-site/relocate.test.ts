import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { localFile } from './dist.ts'
import { filesToMove, relocated } from './relocate.ts'

const digest = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
const text = (bytes?: Uint8Array) => new TextDecoder().decode(bytes)

const SCRIPT = `import './react-1.js';const picture="/static/cat-2.svg#head";fetch('/static/others-9.js')`
const PICTURE = '<svg/>'
const REACT = 'export {}'
const html = (place: string, script: string) =>
  `<link rel="modulepreload" href="/static/${place}react-1.js" integrity="${digest(REACT)}">` +
  `<script type="module" src="/static/${place}season-3.js" integrity="${digest(script)}"></script>` +
  `<meta property="og:image" content="https://pages.example.com/static/${place}cat-2.svg"><script>early()</script>`

const assets = [
  localFile('static/react-1.js', REACT),
  localFile('static/season-3.js', SCRIPT),
  localFile('static/cat-2.svg', PICTURE),
]

const all = new Set(assets.map(({ key }) => key))

it('a relocated build names its files in its folder, and its scripts by their digests', () => {
  const placement = { generation: 2, moved: all, runtime: 2 }
  const moved = relocated({ assets, html: localFile('pages/a/b/1.2.html', html('', SCRIPT)) }, placement)
  const script = SCRIPT.replace('/static/cat', '/static/2/cat')
  expect(moved.assets.map(({ key, bytes }) => [key, text(bytes)])).toEqual([
    ['static/2/react-1.js', REACT],
    ['static/2/season-3.js', script],
    ['static/2/cat-2.svg', PICTURE],
  ])
  expect(text(moved.html.bytes)).toBe(html('2/', script))
})

it('only a pruned file and what names it lie elsewhere, and import the others from one folder up', () => {
  const moved = filesToMove(assets, (name) => name === 'static/cat-2.svg')
  expect([...moved]).toEqual(['static/cat-2.svg', 'static/season-3.js'])
  const placed = relocated(
    { assets, html: localFile('pages/a/b/1.1.html', html('', SCRIPT)) },
    { generation: 1, moved, runtime: 0 },
  )
  const script = SCRIPT.replace('/static/cat', '/static/1/cat').replace('./react', '../react')
  expect(placed.assets.map(({ key, bytes }) => [key, text(bytes)])).toEqual([
    ['static/react-1.js', REACT],
    ['static/1/season-3.js', script],
    ['static/1/cat-2.svg', PICTURE],
  ])
  expect(text(placed.html.bytes)).toContain('href="/static/react-1.js"')
})

it('the import map of a relocated build has the new digests, and the policy has the map’s own', () => {
  const mapped = (place: string, script: string) => {
    const map = JSON.stringify({ integrity: { [`/static/${place}season-3.js`]: digest(script) } })
    return `<meta content="script-src '${digest(map)}'"><script type="importmap">${map}</script>`
  }
  const placement = { generation: 2, moved: all, runtime: 2 }
  const moved = relocated({ assets, html: localFile('pages/a/b/1.2.html', mapped('', SCRIPT)) }, placement)
  expect(text(moved.html.bytes)).toBe(mapped('2/', SCRIPT.replace('/static/cat', '/static/2/cat')))
})

it('a page whose inline script names a file cannot be relocated, since its policy has the digest', () => {
  const inline = `${html('', SCRIPT)}<script>load("/static/react-1.js")</script>`
  expect(() =>
    relocated(
      { assets, html: localFile('pages/a/b/1.2.html', inline) },
      { generation: 2, moved: all, runtime: 2 },
    ),
  ).toThrow('names them in an inline script, so they cannot lie elsewhere')
})
