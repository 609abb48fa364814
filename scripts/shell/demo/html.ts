import { filesBelow } from '../../build/hash.ts'
import { renderHtml } from '../../build/html.ts'
import { buildEarly } from '../../build/layers.ts'
import { readWords } from '../../build/words.ts'

/** Where the demo page and all its files are served. */
export const BASE = '/__shell/demo'

/** The demo page's module and its first styles; in development Vite serves both. */
export interface DemoScripts {
  entry: string
  css: string
}

const SOURCE: DemoScripts = { entry: '/scripts/shell/demo/page/main.tsx', css: '' }
const WORDS = /^shared\/((?:kit|ui|features)\/[^/]+)\/locales\/zh\.json$/

/** The demo page, from the template of the pages. It carries the words of every piece in every language. */
export async function demoHtml(root: string, title: string, scripts = SOURCE): Promise<string> {
  const words = { zh: title, en: title, tw: title }
  const folders = filesBelow(root, 'shared')
    .map((file) => WORDS.exec(file)?.[1])
    .filter((piece) => piece !== undefined)
    .map((piece) => ({ namespace: piece, folder: `shared/${piece}/locales` }))
  return renderHtml({
    meta: {
      paths: [BASE],
      weight: 'full',
      title: words,
      description: words,
      cover: './cover.png',
      themeColor: '#f5f4f8',
      states: {},
    },
    data: {
      id: 'shell/demo',
      api: '',
      titles: words,
      words: { en: '', tw: '' },
      background: '',
      calls: [],
    },
    words: readWords(root, folders),
    css: scripts.css,
    early: await buildEarly(root),
    entry: scripts.entry,
    preload: [],
    cover: '/favicon.svg',
    canonical: BASE,
  })
}
