import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../shared/runtime/i18n/index.ts'
import type { Page } from '../build/pages.ts'
import { type Answers, type Field, LANGUAGES } from './answers.ts'
import { FORMS } from './dates.ts'
import { pathOf, splitId, wordsOf } from './names.ts'
import { colourFor } from './palette.ts'
import {
  type Refusal,
  refuseColour,
  refuseDescription,
  refuseForm,
  refusePath,
  refuseTitle,
  refuseWeight,
} from './refusals.ts'

export interface Question {
  field: Field
  /** As it is asked. */
  text: string
  /** Taken by Enter and by `--yes`; it may follow from what was answered before. */
  suggest(before: Partial<Answers>): string
  refuse(answer: string): Refusal
}

/** What the page does as it is written, so that its texts are true before anybody has touched it. */
const TITLES = { zh: '七日签到', en: 'Seven-day sign-in', tw: '七日簽到' }
const DESCRIPTIONS = {
  zh: '连续签到七天，一天一份奖励。',
  en: 'Sign in seven days in a row, with a reward for each.',
  tw: '連續簽到七天，一天一份獎勵。',
}

const DATE_TITLES = { zh: '四旗竞风', en: 'The Pennant Race', tw: '四旗競風' }
const DATE_DESCRIPTIONS = {
  zh: '四支队伍、四面旗，为你的队伍聚风，走得最远的一队赢得大奖。',
  en: 'Four teams, four pennants. Gather wind for your team: the one in front takes the prizes.',
  tw: '四支隊伍、四面旗，為你的隊伍聚風，走得最遠的一隊贏得大獎。',
}

/** What has to be known about a date of the group events; path and weight follow from what it is. */
export function questionsForDate(names: readonly string[] = []): Question[] {
  const [titles, descriptions] = wordQuestions(DATE_TITLES, DATE_DESCRIPTIONS, () => DATE_TITLES.en, names)
  return [
    {
      field: 'form',
      text: `Form of the race, one of ${Object.keys(FORMS).join(', ')}`,
      suggest: () => 'lanes',
      refuse: refuseForm,
    },
    ...titles,
    ...descriptions,
  ]
}

/**
 * What has to be known about a page; the colour only where its family has no palette yet.
 *
 * @param names Latin names that its Chinese titles may hold.
 */
export function questionsFor(
  root: string,
  id: string,
  pages: readonly Page[],
  names: readonly string[] = [],
): Question[] {
  const { family } = splitId(id)
  const [titles, descriptions] = wordQuestions(TITLES, DESCRIPTIONS, () => wordsOf(id), names)
  return [
    {
      field: 'path',
      text: 'History path',
      suggest: () => pathOf(id),
      refuse: (answer) => refusePath(pages, answer),
    },
    { field: 'weight', text: 'Weight, light or full', suggest: () => 'light', refuse: refuseWeight },
    ...titles,
    ...descriptions,
    ...(hasTheme(root, family)
      ? []
      : [
          {
            field: 'colour' as const,
            text: `Colour of the new family ${family}`,
            suggest: () => colourFor(family),
            refuse: refuseColour,
          },
        ]),
  ]
}

/** Questions for titles and for descriptions; `english` is suggested for a page with a title of its own in zh. */
function wordQuestions(
  usual: Record<Language, string>,
  descriptions: Record<Language, string>,
  english: () => string,
  names: readonly string[],
): [Question[], Question[]] {
  return [
    LANGUAGES.map((language) => ({
      field: `title-${language}`,
      text: `Title in ${language}`,
      // a page with a title of its own in zh has one in the others, too
      suggest({ 'title-zh': zh = usual.zh }) {
        if (zh === usual.zh) return usual[language]
        return language === 'en' ? english() : zh
      },
      refuse: (answer) => refuseTitle(answer, language, names),
    })),
    LANGUAGES.map((language) => ({
      field: `description-${language}`,
      text: `Description in ${language}, one sentence`,
      suggest: () => descriptions[language],
      refuse: (answer) => refuseDescription(answer, language, names),
    })),
  ]
}

export function hasTheme(root: string, family: string): boolean {
  return existsSync(path.join(root, 'pages', family, '_family/theme.module.css'))
}
