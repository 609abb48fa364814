import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../build/pages.ts'
import { type Answers, type Field, LANGUAGES } from './answers.ts'
import { pathOf, splitId, wordsOf } from './names.ts'
import { colourFor } from './palette.ts'
import {
  type Refusal,
  refuseColour,
  refuseDescription,
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

/** What has to be known about a page; the colour only where its family has no palette yet. */
export function questionsFor(root: string, id: string, pages: readonly Page[]): Question[] {
  const { family } = splitId(id)
  return [
    {
      field: 'path',
      text: 'History path',
      suggest: () => pathOf(id),
      refuse: (answer) => refusePath(pages, answer),
    },
    { field: 'weight', text: 'Weight, light or full', suggest: () => 'light', refuse: refuseWeight },
    ...LANGUAGES.map(
      (language): Question => ({
        field: `title-${language}`,
        text: `Title in ${language}`,
        // a page with a title of its own in zh has one in the others, too
        suggest({ 'title-zh': zh = TITLES.zh }) {
          if (zh === TITLES.zh) return TITLES[language]
          return language === 'en' ? wordsOf(id) : zh
        },
        refuse: (answer) => refuseTitle(answer, language),
      }),
    ),
    ...LANGUAGES.map(
      (language): Question => ({
        field: `description-${language}`,
        text: `Description in ${language}, one sentence`,
        suggest: () => DESCRIPTIONS[language],
        refuse: (answer) => refuseDescription(answer, language),
      }),
    ),
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

export function hasTheme(root: string, family: string): boolean {
  return existsSync(path.join(root, 'pages', family, '_family/theme.module.css'))
}
