import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '../site/manifest.ts'
import { SourceCopy } from './source-copy.ts'

/** A light page and full ones, in two families. */
const PAGES = ['warlord/_family', 'warlord/season', 'warlord/rules', 'portal/_family', 'portal/login']
let copy: SourceCopy
let first: Record<string, string>

beforeAll(() => {
  copy = new SourceCopy(process.cwd(), PAGES)
  const { status, output } = copy.build()
  expect(status, output).toBe(0)
  first = copy.site()
})

afterAll(() => copy.remove())

/** Files of the site that are new, gone or different, without the manifest. */
function changed(now: Record<string, string>): string[] {
  const names = new Set([...Object.keys(first), ...Object.keys(now)])
  return [...names].filter((name) => first[name] !== now[name] && name !== 'manifest.json').sort()
}

function built(): Record<string, string> {
  const { status, output } = copy.build()
  expect(status, output).toBe(0)
  return copy.site()
}

describe('the built site', () => {
  it('the built site pins what works behind a page: named in its data, not fetched with its scripts', () => {
    const manifest = JSON.parse(copy.read('dist/manifest.json')) as Manifest
    const file = manifest.runtime.files.find((each) => each.startsWith('static/background-'))
    const html = copy.read('dist/warlord/season.html')
    expect(html).toContain(`"background":"/${file}"`)
    expect(html).not.toContain(`="/${file}"`)
  })

  it('the built site names the heavy set in a full page, and never in a light one', () => {
    const manifest = JSON.parse(copy.read('dist/manifest.json')) as Manifest
    const heavy = manifest.runtime.files.find((each) => each.startsWith('static/ui-'))
    const weights = Object.values(manifest.pages).map(({ weight }) => weight)
    expect(new Set(weights)).toEqual(new Set(['full', 'light']))
    for (const { html, weight } of Object.values(manifest.pages))
      expect([html, copy.read(`dist/${html}`).includes(`/${heavy}`)]).toEqual([html, weight === 'full'])
  })

  it('every page is declared light only, so that browsers which darken pages leave it as drawn', () => {
    const manifest = JSON.parse(copy.read('dist/manifest.json')) as Manifest
    for (const { html } of Object.values(manifest.pages)) {
      const page = copy.read(`dist/${html}`)
      expect([html, page.includes('<meta name="color-scheme" content="only light">')]).toEqual([html, true])
      expect([html, page.includes('html{color-scheme:only light;')]).toEqual([html, true])
    }
  })

  it('the built site is built for production: nothing of development is in it', () => {
    const scripts = Object.keys(first).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const name of scripts)
      expect([name, /jsxDEV|import\.meta\.(env|hot)|@vite\/client/.exec(copy.read(`dist/${name}`))]).toEqual([
        name,
        null,
      ])
  })

  it('the built site changes one page only when a word of that page changes', () => {
    const file = 'pages/warlord/rules/locales/zh.json'
    const before = copy.read(file)
    copy.edit(file, (text) => text.replace(/": "/, '": "新'))
    const differing = changed(built())
    copy.write(file, before)
    expect(differing.length).toBeGreaterThan(0)
    expect(
      differing.filter((name) => !/^(static\/warlord-rules[-.]|warlord\/rules\.html$)/.test(name)),
    ).toEqual([])
  })

  it('the built site changes one page only when that page uses a shared export that no page used before', () => {
    const file = 'pages/warlord/rules/main.tsx'
    const before = copy.read(file)
    copy.edit(
      file,
      (code) =>
        `import { indexQuery } from '#shared/runtime/address'\n${code}\nif (indexQuery().probe) window.close()\n`,
    )
    const differing = changed(built())
    copy.write(file, before)
    expect(differing.some((name) => name.startsWith('static/warlord-rules-'))).toBe(true)
    expect(
      differing.filter((name) => !/^(static\/warlord-rules[-.]|warlord\/rules\.html$)/.test(name)),
    ).toEqual([])
  })

  it('the built site gets an address by one line of data, and not a byte of any page changes', () => {
    copy.write('pages/paths.json', '[{ "path": "/spring", "page": "warlord/season" }]')
    expect(changed(built())).toEqual([])
    const paths = () =>
      (JSON.parse(copy.read('dist/manifest.json')) as Manifest).pages['warlord/season']?.paths
    expect(paths()).toEqual(['/battle', '/spring'])
    copy.drop('pages/paths.json')
    built()
    expect(paths()).toEqual(['/battle'])
  })

  it('a component of the heavy set brings words and styles to the pages that use it', () => {
    const file = 'pages/portal/login/main.tsx'
    const html = 'dist/portal/login.html'
    const seen = () => {
      const text = copy.read(html)
      return {
        words: text.includes('"ui/list"'),
        styles: text.includes('min-height:1.3867rem'),
        waits: /modulepreload" href="[^"]*\/ui-/.test(text),
      }
    }
    expect(seen()).toEqual({ words: false, styles: false, waits: false })
    const before = copy.read(file)
    const use = "import { EndlessList } from '#shared/ui/list'\n"
    copy.edit(file, (code) => `${use}${code}\nif (!EndlessList) window.close()\n`)
    const differing = changed(built())
    expect(seen()).toEqual({ words: true, styles: true, waits: true })
    copy.write(file, before)
    expect(
      differing.filter((name) => !/^(static\/portal-login[-.]|portal\/login\.html$)/.test(name)),
    ).toEqual([])
  })

  it('the built site has a new background layer after an edit of a call that it makes, on a warm cache', () => {
    const file = 'shared/api/auth.ts'
    const before = copy.read(file)
    copy.edit(file, (code) => code.replace("'/user/userinfo/get'", "'/user/userinfo/got'"))
    const background = /^static\/background-/
    const differing = changed(built()).filter((name) => background.test(name))
    const code = differing.filter((name) => copy.has(`dist/${name}`)).map((name) => copy.read(`dist/${name}`))
    copy.write(file, before)
    expect(changed(built())).toEqual([])
    expect(differing).toHaveLength(2)
    expect(code.join()).toContain('/user/userinfo/got')
  })

  it('the built site is the same, byte for byte, when it is built again without any earlier work', () => {
    rmSync(path.join(copy.root, 'dist'), { recursive: true })
    expect(copy.build([], 'cold').status).toBe(0)
    expect(copy.site()).toEqual(first)
  })

  it('the built site holds the same bytes for a page that is built alone', () => {
    rmSync(path.join(copy.root, 'dist'), { recursive: true })
    const { status, output } = copy.build(['--page', 'warlord/season'], 'cold')
    expect(status, output).toBe(0)
    const manifest = JSON.parse(copy.read('dist/manifest.json')) as Manifest
    expect(Object.keys(manifest.pages)).toEqual(['warlord/season'])
    const alone = copy.site()
    for (const file of Object.keys(alone))
      if (file !== 'manifest.json') expect([file, alone[file]]).toEqual([file, first[file]])
    for (const file of manifest.pages['warlord/season']?.files ?? []) expect(alone).toHaveProperty([file])
  })

  it('the built site leaves its other pages out when one is built alone with another API_BASE', () => {
    expect(copy.build().status).toBe(0)
    vi.stubEnv('API_BASE', 'https://api.example.com')
    const { status, output } = copy.build(['--page', 'warlord/season'])
    vi.unstubAllEnvs()
    expect(status, output).toBe(0)
    const manifest = JSON.parse(copy.read('dist/manifest.json')) as Manifest
    expect(Object.keys(manifest.pages)).toEqual(['warlord/season'])
    expect(manifest.settings).toMatchObject({ apiBase: 'https://api.example.com', siteUrl: '' })
  })

  it('the built site keeps its other pages when one is built alone into it', () => {
    expect(copy.build().status).toBe(0)
    expect(copy.build(['--page', 'warlord/season']).status).toBe(0)
    expect(copy.site()).toEqual(first)
  })

  // last, since a page is gone from the sources afterwards
  it('the built site holds no page whose source is gone, also when another one is built alone', () => {
    rmSync(path.join(copy.root, 'pages/warlord/rules'), { recursive: true })
    const { status, output } = copy.build(['--page', 'warlord/season'])
    expect(status, output).toBe(0)
    const manifest = JSON.parse(copy.read('dist/manifest.json')) as Manifest
    expect(Object.keys(manifest.pages)).toEqual(['portal/login', 'warlord/season'])
    expect(Object.keys(copy.site()).filter((file) => /warlord.rules/.test(file))).toEqual([])
  })
})
