import { createHash } from 'node:crypto'
import { hashOf } from '../../site/files.ts'
import type { Manifest, ManifestPage } from '../../site/manifest.ts'
import { readSettings } from '../../site/settings.ts'

/** Pages whose paths share a prefix, are nested, or are named like a folder or file of the site. */
const PAGES: Record<string, Pick<ManifestPage, 'paths' | 'frames' | 'parents' | 'redirects'>> = {
  'battle/season': {
    paths: ['/battle'],
    redirects: [{ from: '/battleTaskReward', to: '/battle?needShowPopReward=1' }],
  },
  'battle/rules': { paths: ['/battleRule'] },
  'clues/desk': { paths: ['/recruitment'] },
  'clues/submit': { paths: ['/recruitment/submitClue'] },
  'group-event/0408': { paths: ['/activityNew/group0408/index', '/activityNew/group/spring'] },
  'pets/room': { paths: ['/pet'] },
  'pets/room-v2': { paths: ['/petV2'] },
  'portal/download': { paths: ['/download'], redirects: [{ from: '/', to: '/download' }] },
  'portal/hub': {
    paths: ['/index'],
    frames: 'own',
    parents: ['http://localhost:8080', 'https://www.partner.example'],
  },
  'portal/login': { paths: ['/login'], frames: 'own' },
  'portal/recruit': { paths: ['/recruit'] },
}

const FILLING = '<p>Something to compress, as a page has it.</p>'.repeat(40)
const SCRIPT = 'static/season-1a2b.js'

/** Files of the fixture besides pages and hashed ones, as `readSite` returns them. */
export const FIXTURE_PUBLIC = ['campaigns.json', 'favicon.svg', 'robots.txt', 'version.txt']

export interface Fixture {
  manifest: Manifest
  /** Every file with its content. */
  files: ReadonlyMap<string, string>
}

/** A site as the build leaves it, with an HTML of a few bytes for each page. @param text differs from build to build. */
export function makeFixture(text = ''): Fixture {
  const documents = Object.keys(PAGES).map((id) => [id, `${pageMark(id)}${text}${FILLING}`] as const)
  const pages = documents.map(([id, html]): [string, ManifestPage] => [
    id,
    {
      ...(PAGES[id] as (typeof PAGES)[string]),
      weight: 'light',
      html: `${id}.html`,
      files: [],
      build: hashOf(html),
      source: { commit: '', branch: '', changed: false },
    },
  ])
  const manifest: Manifest = {
    schema: 1,
    runtime: { id: hashOf(SCRIPT), files: [SCRIPT] },
    settings: readSettings({}),
    pages: Object.fromEntries(pages),
    redirects: pages
      .flatMap(([, { redirects = [] }]) => redirects)
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    files: {},
  }
  const files = new Map([
    ...documents.map(([id, html]): [string, string] => [`${id}.html`, html]),
    ['404.html', `<!doctype html><title>Not found</title>${FILLING}`],
    [SCRIPT, `export const season = 1;${'// filling\n'.repeat(100)}`],
    ['campaigns.json', '[]\n'],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['robots.txt', 'User-agent: *\n'],
    ['version.txt', '3.17.0-abc'],
  ])
  for (const [file, content] of files)
    manifest.files[file] = createHash('sha256').update(content).digest('hex')
  files.set('manifest.json', JSON.stringify(manifest))
  return { manifest, files }
}

export const { manifest: fixtureManifest, files: fixtureFiles } = makeFixture()

function pageMark(id: string): string {
  return `<!doctype html><script type="application/json" id="page">{"id":"${id}"}</script>`
}
