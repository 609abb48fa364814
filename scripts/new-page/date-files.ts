import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../site/files.ts'

/** What a new page is made of. */
export interface Answers {
  /** Its first history path. */
  path: string
  weight: string
  'title-zh': string
  'title-en': string
  'title-tw': string
  'description-zh': string
  'description-en': string
  'description-tw': string
  /** How a date of the group events draws its race: a name of `FORMS`. */
  form: string
}

/** Content by file, from the project's root. */
export type Files = Map<string, string | Buffer>

const LANGUAGES = ['zh', 'en', 'tw'] as const

/** The family whose pages are dates, each in a world of its own. */
export const DATES = 'group-event'

/** How `edition.ts` names a form, with what `parts/<form>.tsx` gives it. */
export const FORMS: Readonly<Record<string, { as: string; parts?: string }>> = {
  lift: { as: 'lift()' },
  lanes: { as: 'lanes' },
  stack: { as: 'stack({ Piece })', parts: 'Piece' },
  fill: { as: 'fill(vessel)', parts: 'vessel' },
  tug: { as: 'tug({ Prize })', parts: 'Prize' },
  map: { as: 'map({ road: ROAD, Ground })', parts: 'Ground, ROAD' },
  grid: { as: 'grid(house)', parts: 'house' },
  grow: { as: 'grow({ Leaf, Foot })', parts: 'Foot, Leaf' },
  dial: { as: 'dial({ Face })', parts: 'Face' },
}

const FAMILY = `pages/${DATES}/_family`
const EVENTS = 'scripts/sandbox/domains/group-event/events'
/** Lists the events of the sandbox. */
export const EVENT_REGISTRY = `${EVENTS}/index.ts`
const TEMPLATE = path.join(import.meta.dirname, 'template/date')

/** Made for a world by night, or for a title that a brush writes: the template's is neither. */
const NOT_TAKEN = ['brush', 'glow', 'glass']

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8')
const sheets = (root: string, folder: string) =>
  readdirSync(path.join(root, FAMILY, folder))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file, '.module.css'))
    .filter((name) => !NOT_TAKEN.includes(name))

/** Lockup and skin of a new date: such a skin as no date of that form has, and of both what is worn least. */
export function looksFor(root: string, form: string): { lockup: string; skin: string } {
  const editions = readdirSync(path.join(root, 'pages', DATES))
    .filter((folder) => /^\d{4}$/.test(folder))
    .map((folder) => read(root, 'pages', DATES, folder, 'edition.ts'))
  const wears = (edition: string, of: string) => edition.includes(`/${of}.module.css'`)
  const leastWorn = (names: readonly string[]) =>
    [...names].sort(
      (a, b) =>
        editions.filter((each) => wears(each, a)).length - editions.filter((each) => wears(each, b)).length,
    )[0]
  const ofForm = editions.filter((edition) => edition.includes(`/forms/${form}/`))
  const free = sheets(root, 'skins').filter((skin) => !ofForm.some((edition) => wears(edition, skin)))
  const skin = leastWorn(free)
  const lockup = leastWorn(sheets(root, 'lockups'))
  if (!skin || !lockup)
    throw new Error(`Every skin is used by a date of the form ${form}. Choose another form, or draw a skin.`)
  return { lockup, skin }
}

/** All files of a new date and of its event in the sandbox, and the registry of events with it. */
export function dateFiles(root: string, id: string, answers: Answers, year: number): Files {
  const [, day = ''] = id.split('/')
  const event = `${year}${day}`
  const form = answers.form
  const { lockup, skin } = looksFor(root, form)
  const fill = (source: string) => source.replaceAll('YYYYMMDD', event).replaceAll('MMDD', day)
  const files: Files = new Map()
  for (const file of filesBelow(TEMPLATE, 'page'))
    files.set(
      `pages/${id}/${file.slice('page/'.length)}`,
      file.endsWith('.png') ? readFileSync(path.join(TEMPLATE, file)) : fill(read(TEMPLATE, file)),
    )
  const parts = FORMS[form]?.parts
  if (parts) files.set(`pages/${id}/world/parts.tsx`, read(TEMPLATE, 'parts', `${form}.tsx`))
  const edit = (file: string, change: (source: string) => string) =>
    files.set(file, change(String(files.get(file))))

  fillMeta(files, `pages/${id}/page.ts`, answers)
  edit(`pages/${id}/edition.ts`, (source) =>
    source
      .replace("{ form } from '../_family/forms/form/Form.tsx'", () => {
        const file = form.charAt(0).toUpperCase() + form.slice(1)
        return `{ ${form} } from '../_family/forms/${form}/${file}.tsx'`
      })
      .replace('form: form()', `form: ${FORMS[form]?.as}`)
      .replace('lockups/lockup.', `lockups/${lockup}.`)
      .replace('skins/skin.', `skins/${skin}.`)
      .replace(
        "import { world } from './world/index.ts'\n",
        (line) => line + (parts ? `import { ${parts} } from './world/parts.tsx'\n` : ''),
      ),
  )
  edit(`pages/${id}/theme.module.css`, (source) =>
    withoutUnpainted(root, source, files, [form, lockup, skin]),
  )

  for (const file of filesBelow(TEMPLATE, 'event'))
    files.set(`${EVENTS}/${event}/${file.slice('event/'.length)}`, fill(read(TEMPLATE, file)))
  fillWords(files, `${EVENTS}/${event}/words`, (language) => ({ name: answers[`title-${language}`] }))
  files.set(EVENT_REGISTRY, withEvent(read(root, EVENT_REGISTRY), event))

  return files
}

/** The palette without the colours that neither the family nor the chosen form, lockup, skin and drawing paint with. */
function withoutUnpainted(root: string, theme: string, files: Files, chosen: readonly string[]): string {
  const painting = filesBelow(path.join(root, FAMILY), '.').filter((file) => /\.(css|tsx)$/.test(file))
  const common = painting.filter((file) => {
    const [, choice] = /^(?:\.\/)?(?:forms|lockups|skins)\/([\w-]+)/.exec(file) ?? []
    return !choice || chosen.includes(choice)
  })
  const sources = [...common.map((file) => read(root, FAMILY, file)), ...[...files.values()].map(String)]
  const painted = new Set(
    sources.flatMap((source) => [...source.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  )
  return theme.replace(/^ {2}(--(?!kit-|prize-)[\w-]+): [^;]+;\n/gm, (line, name) =>
    painted.has(name) ? line : '',
  )
}

/** The registry with one more event, oldest first. */
export function withEvent(registry: string, event: string): string {
  const ids = [...registry.matchAll(/from '\.\/(\d{8})\/plan\.ts'/g)].map(([, id]) => id)
  const all = [...ids, event].sort()
  return registry
    .replace(
      /(?:import \{ plan as event.*\n)+/,
      all.map((id) => `import { plan as event${id} } from './${id}/plan.ts'\n`).join(''),
    )
    .replace(/\[\n(?: {2}event\d+,\n)+\]/, `[\n${all.map((id) => `  event${id},\n`).join('')}]`)
}

/** Puts the answers into a template's `page.ts`. */
export function fillMeta(files: Files, file: string, answers: Answers): void {
  const words = (field: 'title' | 'description') =>
    LANGUAGES.map(
      (language) => `    ${language}: ${JSON.stringify(answers[`${field}-${language}`])},\n`,
    ).join('')
  files.set(
    file,
    String(files.get(file))
      .replace("'/history-path'", JSON.stringify(answers.path))
      .replace("weight: 'light'", `weight: ${JSON.stringify(answers.weight)}`)
      .replace(/(title: \{\n)[^}]*?( {2}\})/, (_, before, after) => before + words('title') + after)
      .replace(
        /(description: \{\n)[^}]*?( {2}\})/,
        (_, before, after) => before + words('description') + after,
      ),
  )
}

/** Puts texts into the locale files of a folder. */
export function fillWords(
  files: Files,
  folder: string,
  wordsIn: (language: (typeof LANGUAGES)[number]) => Record<string, string>,
): void {
  for (const language of LANGUAGES) {
    const file = `${folder}/${language}.json`
    const words = { ...JSON.parse(String(files.get(file))), ...wordsIn(language) }
    files.set(file, `${JSON.stringify(words, null, 2)}\n`)
  }
}
