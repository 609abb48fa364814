import type { SiteManifest } from '../read-site.ts'

/** Pages whose paths begin alike, stand below each other, or are called like a folder or a file of the site. */
const PAGES: Record<string, { paths: string[]; frames?: 'own' }> = {
  'battle/season': { paths: ['/battle'] },
  'battle/rules': { paths: ['/battleRule'] },
  'clues/desk': { paths: ['/recruitment'] },
  'clues/submit': { paths: ['/recruitment/submitClue'] },
  'group-event/0408': { paths: ['/activityNew/group0408/index', '/activityNew/group/spring'] },
  'pets/room': { paths: ['/pet'] },
  'pets/room-v2': { paths: ['/petV2'] },
  'portal/download': { paths: ['/download'] },
  'portal/hub': { paths: ['/index'] },
  'portal/login': { paths: ['/login'], frames: 'own' },
  'portal/recruit': { paths: ['/recruit'] },
}

const FILLING = '<p>Something to compress, as a page has it.</p>'.repeat(40)

/** A site as the build or a release leaves it, with an HTML of a few bytes for each page. */
export const fixtureManifest: SiteManifest = {
  pages: Object.fromEntries(Object.entries(PAGES).map(([id, page]) => [id, { ...page, html: `${id}.html` }])),
  redirects: [
    { from: '/', to: '/download' },
    { from: '/battleTaskReward', to: '/battle?needShowPopReward=1' },
  ],
}

/** Files of the fixture besides pages and hashed ones, as `readSite` tells them. */
export const FIXTURE_PUBLIC = ['favicon.svg', 'manifest.json', 'robots.txt', 'version.txt']

/** Every file of the fixture with its content. */
export const fixtureFiles: ReadonlyMap<string, string> = new Map([
  ...Object.keys(PAGES).map((id): [string, string] => [`${id}.html`, `${pageMark(id)}${FILLING}`]),
  ['404.html', `<!doctype html><title>Not found</title>${FILLING}`],
  ['static/season-1a2b.js', `export const season = 1;${'// filling\n'.repeat(100)}`],
  ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['manifest.json', JSON.stringify(fixtureManifest)],
  ['robots.txt', 'User-agent: *\n'],
  ['version.txt', '3.17.0-abc'],
])

function pageMark(id: string): string {
  return `<!doctype html><script type="application/json" id="page">{"id":"${id}"}</script>`
}
