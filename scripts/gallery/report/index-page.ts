import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../command.ts'
import type { Entry } from '../entry.ts'
import { fileOf } from '../plan.ts'
import { escapeHtml } from './html.ts'
import { isAmiss, percent } from './table.ts'

/** Texts of a page's sheet. */
export interface SheetPage {
  id: string
  title: string
  paths: readonly string[]
}

/** `gallery/index.html`: one sheet per page, states as rows and languages as columns; changed ones first. */
export function indexPage(entries: readonly Entry[], pages: readonly SheetPage[]): string {
  const ids = [...new Set(entries.map(({ page }) => page))]
  const sheets = ids.map((id) => entries.filter(({ page }) => page === id))
  const looks = entries.filter(asksForLook).length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Gallery</title>
<style>${besides('index-page.css')}</style>
<header class="top">
  <h1>Gallery</h1>
  <input type="search" placeholder="Page, state or finding" aria-label="Search">
  <label><input type="checkbox"> Only what asks for a look</label>
  <span class="counts">${entries.length} pictures, ${looks} to look at</span>
</header>
<main>${looksFirst(sheets, (sheet) => sheet.some(asksForLook))
    .map((sheet) => sheetOf(sheet, pages))
    .join('')}</main>
<dialog aria-label="Picture"><div></div></dialog>
<script>${besides('index-page.js')}</script>
</html>
`
}

function sheetOf(sheet: readonly Entry[], pages: readonly SheetPage[]): string {
  const id = sheet[0]?.page ?? ''
  const page = pages.find((each) => each.id === id)
  const states = [...new Set(sheet.map(({ state }) => state))].map((state) =>
    sheet.filter((entry) => entry.state === state),
  )
  return `
<section class="page">
  <h2>${escapeHtml(page?.title ?? id)}</h2>
  <p>${escapeHtml([id, ...(page?.paths ?? [])].join(' · '))}</p>
  <table>
    <thead><tr><th scope="col">State</th>${LANGUAGES.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead>
    <tbody>${looksFirst(states, (row) => row.some(asksForLook))
      .map(rowOf)
      .join('')}</tbody>
  </table>
</section>`
}

function rowOf(row: readonly Entry[]): string {
  const [{ page, state } = { page: '', state: '' }] = row
  const words = [
    page,
    state,
    ...row.flatMap((each) => [each.verdict, each.unreached ?? '', ...each.findings]),
  ]
  const cells = LANGUAGES.map((language) => cellOf(row.find((entry) => entry.language === language)))
  return `
    <tr data-words="${escapeHtml(words.join(' ').toLowerCase())}"${row.some(asksForLook) ? ' data-look' : ''}>
      <th scope="row">${escapeHtml(state)}</th>${cells.join('')}
    </tr>`
}

function cellOf(entry: Entry | undefined): string {
  if (!entry) return '<td></td>'
  const file = fileOf(entry)
  const pictures = {
    same: [['now', `now/${file}`]],
    new: [['new', `now/${file}`]],
    gone: [['accepted, now gone', `accepted/${file}`]],
    changed: [
      ['accepted', `accepted/${file}`],
      ['now', `now/${file}`],
      ['difference', `diff/${file}`],
    ],
  }[entry.verdict]
  const source = entry.verdict === 'gone' ? `accepted/${file}` : `now/${file}`
  const name = escapeHtml(`${entry.page} ${entry.state} ${entry.language}`)
  return `<td>
        <button data-pictures="${escapeHtml(JSON.stringify(pictures))}"><img src="${source}" alt="${name}" loading="lazy"></button>
        <p class="said">${saidOf(entry)}</p>
      </td>`
}

function saidOf({ verdict, share, unreached, findings }: Entry): string {
  const amiss = [...(unreached ? [`Not reached. ${unreached}`] : []), ...findings]
  return [
    `<b data-verdict="${verdict}">${verdict}</b>${verdict === 'changed' ? ` by ${percent(share)}` : ''}`,
    ...amiss.map((finding) => `<span class="amiss">${escapeHtml(finding)}</span>`),
  ].join('')
}

function asksForLook(entry: Entry): boolean {
  return entry.verdict !== 'same' || isAmiss(entry)
}

function looksFirst<T>(list: readonly T[], look: (each: T) => boolean): T[] {
  return [...list.filter(look), ...list.filter((each) => !look(each))]
}

function besides(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
}
