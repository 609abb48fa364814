import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser, launchBrowser } from '../browser/browser.ts'
import { bundleProbe } from '../browser/bundle-probe.ts'
import { openSite } from '../browser/site.ts'
import { buildSite } from '../build/build-site.ts'
import { isMeant } from '../build/page-names.ts'
import { findPages, type Page } from '../build/pages.ts'
import { readSettings } from '../site/settings.ts'
import type { Command } from './command.ts'
import { accept } from './compare/accept.ts'
import { judge, withRun } from './compare/judge.ts'
import { isInScope, picturesIn } from './compare/places.ts'
import { type Entry, readEntries, writeEntries } from './entry.ts'
import { type Folders, foldersIn } from './folders.ts'
import { fileOf, planShots } from './plan.ts'
import { writeContactSheet } from './report/contact-sheet.ts'
import { indexPage } from './report/index-page.ts'
import { openFile } from './report/open-file.ts'
import { exitCodeOf, tableOf } from './report/table.ts'
import { shootAll } from './shoot-all.ts'

const CACHE = 'node_modules/.cache/campaign-pages'

/** Takes the requested pictures and reports their results. Resolves to the exit code. */
export async function run(root: string, command: Command): Promise<number> {
  const folders = foldersIn(root)
  const pages = await findPages(root)
  const shots = planShots(pages, command.pages, command.languages)
  // of all pages nothing is left out
  const only = command.pages.length > 0 ? [...new Set(shots.map(({ page }) => page))] : []
  await buildSite({ root, only, cache: path.resolve(root, CACHE), settings: readSettings(process.env) })
  const probe = await bundleProbe(root)
  const browser = await launchBrowser(findBrowser())
  try {
    const began = Date.now()
    forget(folders, command)
    const tools = { browser, probe, openSite: () => openSite(root) }
    const taken = await shootAll(shots, folders.now, tools, (done) => tellProgress(done, shots.length))
    const entries = judge(taken, folders, command)
    const all = withRun(readEntries(folders.root), entries, command)
    write(folders, all, pages)
    for (const { id } of pages) {
      if (isMeant(id, command.pages)) await writeContactSheet(browser, id, all, folders)
    }
    say(`${tableOf(entries)}\n${shots.length} pictures in ${Math.round((Date.now() - began) / 1000)} s`)
    finish(folders, command)
    return exitCodeOf(entries)
  } finally {
    await browser.close()
  }
}

/** Accepts the pictures of the last run, as far as they are meant. Resolves to the exit code. */
export async function acceptRun(root: string, command: Command): Promise<number> {
  const folders = foldersIn(root)
  const known = readEntries(folders.root)
  const meant = known.filter((entry) => isInScope(entry, command))
  if (meant.length === 0)
    throw new Error('There are no such pictures to accept. Take them first: npm run gallery.')
  const entries = accept(known, folders, command)
  write(folders, entries, await findPages(root))
  const left = meant.filter(({ unreached }) => unreached)
  say(
    `${meant.length - left.length} pictures accepted${left.length > 0 ? `, ${left.length} not reached` : ''}.`,
  )
  finish(folders, command)
  return left.length > 0 ? 2 : 0
}

/** Removes pictures that will be taken again: they must not remain when their state is gone or the run is aborted. */
function forget(folders: Folders, command: Command): void {
  mkdirSync(folders.root, { recursive: true })
  writeEntries(folders.root, withRun(readEntries(folders.root), [], command))
  for (const kind of [folders.now, folders.diff])
    for (const place of picturesIn(kind))
      if (isInScope(place, command)) rmSync(path.join(kind, fileOf(place)))
}

function write(folders: Folders, entries: readonly Entry[], pages: readonly Page[]): void {
  writeEntries(folders.root, entries)
  const shown = pages.map(({ id, meta }) => ({ id, title: meta.title.en, paths: meta.paths }))
  writeFileSync(path.join(folders.root, 'index.html'), indexPage(entries, shown))
}

function finish(folders: Folders, { open }: Command): void {
  const file = path.join(folders.root, 'index.html')
  say(path.relative(process.cwd(), file))
  if (open) openFile(file)
}

/** One line that counts, where a person watches. */
function tellProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done}/${all}${done === all ? '\n' : ''}`)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
