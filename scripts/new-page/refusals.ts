import { existsSync } from 'node:fs'
import path from 'node:path'
import { safeParse } from 'valibot'
import { pageMetaSchema } from '../../shared/runtime/app/page-meta.ts'
import type { Language } from '../../shared/runtime/i18n/index.ts'
import { ADDED_PATHS } from '../build/added-paths.ts'
import type { Page } from '../build/pages.ts'
import { DEVICES } from '../build/public-files.ts'
import { reservedFor } from '../build/reserved.ts'
import { keptAtTarget } from '../site/layout.ts'
import { foreignSigns } from '../testing/foreign-signs.ts'
import type { Field } from './answers.ts'
import { DATES, FORMS } from './dates.ts'
import { splitId } from './names.ts'

/** Every function here returns a sentence with the reason and the fix; undefined if valid. */
export type Refusal = string | undefined

const ID = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/
/** In the width of a Latin letter; a Chinese character has two. */
const TITLE_BAR = 36
const DESCRIPTION = 120
const NAMES: Record<Language, string> = {
  zh: 'simplified Chinese',
  en: 'English',
  tw: 'traditional Chinese',
}
/** A name, as Mixi, may be the same in every language; a sentence is not. */
const NAME = 12

export function refuseId(root: string, id: string): Refusal {
  if (!ID.test(id))
    return `"${id}" cannot name a page. Write family/page in small letters, digits and single hyphens, as halls/forecast.`
  if (DEVICES.test(id))
    return `"${id}" cannot name a page: Windows keeps con, prn, aux, nul, com1 and lpt1 for devices. Choose another name.`
  const keeper = keptAtTarget(id)
  if (keeper) return `"${id}" cannot name a page: at a target ${keeper}. Choose another family.`
  if (existsSync(path.join(root, 'pages', id)))
    return `pages/${id} is there already. Choose another name, or edit that page.`
  const { family, page } = splitId(id)
  if (family === DATES && !isDay(page))
    return `"${page}" is no day. A date of the group events is called by its month and day, as ${DATES}/1224.`
  return undefined
}

export function refusePath(pages: readonly Page[], value: string): Refusal {
  const bare = value.replace(/(?<=.)\/$/, '')
  const taken = pages
    .flatMap(({ folder, meta, added }) => [
      ...meta.paths.map((own) => ({
        own,
        as: added?.includes(own)
          ? `${own} belongs to ${folder} by a line in ${ADDED_PATHS}`
          : `${own} belongs to ${folder}/page.ts`,
      })),
      ...(meta.redirects ?? []).map(({ from, to }) => ({
        own: from,
        as: `${from} leads to ${to}, a redirect in ${folder}/page.ts`,
      })),
    ])
    .find(({ own }) => own.toLowerCase() === bare.toLowerCase())
  if (taken) {
    const twin = taken.own === value ? '' : `; "${value}" differs from it by case or a slash alone`
    return `${taken.as}${twin}. Choose another history path.`
  }
  const form = safeParse(pageMetaSchema.entries.paths, [value])
  if (!form.success)
    return `"${value}" cannot be a history path: ${form.issues[0].message}; letters, digits, - and _ between single slashes.`
  const owner = reservedFor(value)
  return owner && `${value} is kept for ${owner}. Choose another history path.`
}

export function refuseWeight(value: string): Refusal {
  return /^(light|full)$/.test(value)
    ? undefined
    : `"${value}" is no weight. Write light (without the pieces of shared/ui) or full.`
}

export function refuseForm(value: string): Refusal {
  return Object.hasOwn(FORMS, value)
    ? undefined
    : `"${value}" is no form of a race. Write one of ${Object.keys(FORMS).join(', ')}.`
}

/** Why an answer is not wanted for this page. */
export function refuseField(field: Field, dated: boolean): string {
  if (field === 'form') return `--form is for a date of the group events, as ${DATES}/1224. Leave it out.`
  if (dated) return `--${field} is not for a date of the group events, whose template says it. Leave it out.`
  return '--colour is for a new family; this one has its palette in _family/theme.module.css. Leave it out.'
}

/** @param names Latin names allowed in Chinese texts. */
export function refuseTitle(value: string, language: Language, names?: readonly string[]): Refusal {
  return refuseText(`title in ${language}`, value, language, TITLE_BAR, 'A title bar', names)
}

export function refuseDescription(value: string, language: Language, names?: readonly string[]): Refusal {
  return refuseText(`description in ${language}`, value, language, DESCRIPTION, 'A link preview', names)
}

/** The three titles together. */
export function refuseTitles(titles: readonly string[], names: readonly string[] = []): Refusal {
  const [title = ''] = titles
  const isName = names.some((name) => title.includes(name)) && !/[\u3400-\u9fff]/.test(title)
  return new Set(titles).size === 1 && widthOf(title) > NAME && !isName
    ? `The title "${title}" is the same in zh, en and tw. Translate it; only a short name may stay as it is.`
    : undefined
}

export function refuseColour(value: string): Refusal {
  return /^#[0-9a-f]{6}$/i.test(value) ? undefined : `"${value}" is no colour. Write it as #7a4df0.`
}

function refuseText(
  what: string,
  value: string,
  language: Language,
  most: number,
  holder: string,
  names: readonly string[] = [],
): Refusal {
  if (!value.trim()) return `The ${what} is empty. People read it in the title bar and in link previews.`
  if (widthOf(value) > most)
    return `The ${what} is too long. ${holder} holds ${most} Latin letters or ${most / 2} Chinese characters.`
  const signs = foreignSigns(language, value, names)
  return signs.length > 0
    ? `The ${what} ("${value}") holds another language: ${signs.join(' ')}. Write it in ${NAMES[language]}${/^[A-Za-z]/.test(signs[0] as string) ? '. Pass a name that stays as it is, as Mixi, by --latin-name' : ''}.`
    : undefined
}

/** Whether `0416` is a day of a year. */
function isDay(page: string): boolean {
  const [month, day] = [Number(page.slice(0, 2)), Number(page.slice(2))]
  const date = new Date(Date.UTC(2024, month - 1, day))
  return /^\d{4}$/.test(page) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0)
