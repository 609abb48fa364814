import type { Language, Resources } from '../../../shared/runtime/i18n/index.ts'
import { renderHtml } from '../../build/html.ts'
import { buildInline } from '../../build/layers.ts'
import { readWords } from '../../build/locale-files.ts'
import { filesBelow } from '../../site/files.ts'

/** Where the demo page and all its files are served. */
export const BASE = '/__shell/demo'

/** What every demo's HTML is made of, whichever its component. */
export interface DemoParts {
  /** Address of the demo page's module. */
  entry: string
  /** Its first styles; '' in development, where Vite brings them. */
  css: string
  /** The inline script of the pages. */
  inline: string
  /** Address of the pages' boot module. */
  boot: string
  /** Of every component, in every language. */
  words: Record<Language, Resources>
}

const WORDS = /^shared\/((?:kit|campaign|ui|features)\/[^/]+)\/locales\/zh\.json$/

/** The current parts of the sources, for the modules at these URLs. */
export async function readParts(
  root: string,
  { entry, boot }: Pick<DemoParts, 'entry' | 'boot'>,
  css = '',
): Promise<DemoParts> {
  const folders = filesBelow(root, 'shared')
    .map((file) => WORDS.exec(file)?.[1])
    .filter((component) => component !== undefined)
    .map((component) => ({ namespace: component, folder: `shared/${component}/locales` }))
  return { entry, css, inline: await buildInline(root), boot, words: readWords(root, folders) }
}

/** The demo page, from the template of the pages. */
export function demoHtml(title: string, { entry, css, inline, boot, words }: DemoParts): string {
  const titles = { zh: title, en: title, tw: title }
  return renderHtml({
    meta: {
      paths: [BASE],
      weight: 'full',
      title: titles,
      description: titles,
      cover: './cover.png',
      themeColor: '#f5f4f8',
      listed: false,
      states: {},
    },
    data: {
      id: 'shell/demo',
      api: '',
      titles,
      words: { en: '', tw: '' },
      background: '',
      calls: [],
    },
    words,
    css,
    inline,
    boot,
    entry,
    preload: [],
    preview: { site: '', path: BASE, cover: { path: '/favicon.svg', width: 0, height: 0 } },
  })
}
