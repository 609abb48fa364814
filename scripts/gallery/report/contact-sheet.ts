import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { LANGUAGES } from '../command.ts'
import type { Entry } from '../entry.ts'
import type { Folders } from '../folders.ts'
import { fileOf } from '../plan.ts'
import { escapeHtml } from './html.ts'

/** Four states in three languages a row. */
const WIDTH = 1950
/** A page that is longer is cut: the sheet is for a first look. */
const MOST_HEIGHT = 660

const STYLE = `
  body { margin: 0; padding: 16px; width: ${WIDTH - 32}px; background: #dfe3e8; font: 600 15px/1.4 sans-serif; color: #1d2129 }
  main { display: flex; flex-wrap: wrap; gap: 18px 22px; align-items: flex-start }
  h2 { margin: 0 0 4px; font-size: 15px }
  div { display: flex; gap: 6px; align-items: flex-start }
  img { display: block; width: 150px; max-height: ${MOST_HEIGHT}px; object-fit: cover; object-position: top }`

/** Writes one picture of all states and languages of a page, made from its pictures: `sheets/warlord-season.png`. */
export async function writeContactSheet(
  browser: Browser,
  page: string,
  entries: readonly Entry[],
  folders: Folders,
): Promise<void> {
  const shown = entries.filter((entry) => entry.page === page && entry.verdict !== 'gone')
  const states = [...new Set(shown.map(({ state }) => state))]
  const groups = states.map((state) => {
    const pictures = LANGUAGES.flatMap((language) =>
      shown.filter((entry) => entry.state === state && entry.language === language),
    )
    const images = pictures.map(
      (entry) => `<img src="${pathToFileURL(path.join(folders.now, fileOf(entry)))}">`,
    )
    return `<section><h2>${escapeHtml(state)}</h2><div>${images.join('')}</div></section>`
  })
  const name = path.join(folders.sheets, page.replaceAll('/', '-'))
  mkdirSync(folders.sheets, { recursive: true })
  // Only a page of the file system may show files.
  writeFileSync(
    `${name}.html`,
    `<meta charset="utf-8"><style>${STYLE}</style><main>${groups.join('')}</main>`,
  )
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: 800 } })
  try {
    await tab.goto(pathToFileURL(`${name}.html`).href, { waitUntil: 'load' })
    await tab.screenshot({ path: `${name}.png`, fullPage: true })
  } finally {
    await tab.close()
    rmSync(`${name}.html`)
  }
}
