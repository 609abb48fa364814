import { cancel, isCancel, select, text } from '@clack/prompts'
import type { Answers } from './date-files.ts'
import { DATES, FORMS } from './date-files.ts'
import type { Command, Field } from './new-page-command.ts'

/** What the template does, so that its texts are true before anybody has edited them. */
const PAGE = {
  weight: 'light',
  'title-zh': '七日签到',
  'title-en': 'Seven-day sign-in',
  'title-tw': '七日簽到',
  'description-zh': '连续签到七天，一天一份奖励。',
  'description-en': 'Sign in seven days in a row, with a reward for each.',
  'description-tw': '連續簽到七天，一天一份獎勵。',
  form: '',
}
const DATE = {
  weight: 'full',
  'title-zh': '四旗竞风',
  'title-en': 'The Pennant Race',
  'title-tw': '四旗競風',
  'description-zh': '四支队伍、四面旗，为你的队伍聚风，走得最远的一队赢得大奖。',
  'description-en':
    'Four teams, four pennants. Gather wind for your team: the one in front takes the prizes.',
  'description-tw': '四支隊伍、四面旗，為你的隊伍聚風，走得最遠的一隊贏得大獎。',
  form: 'lanes',
}

/** What is taken for a page without a question: `/activityNew/group1224/index`; `/hallForecast`, "Hall forecast". */
export function suggestionsFor(id: string): Answers {
  const [family = '', page = ''] = id.split('/')
  if (family === DATES) return { ...DATE, path: `/activityNew/group${page}/index` }
  const words = page.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  return {
    ...PAGE,
    'title-en': title,
    path: `/${page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  }
}

/** The answers for a page: given, else asked for at a terminal, else suggested. Undefined: the person left. */
export async function answersFor(
  { id, given, yes }: Command,
  isTerminal: boolean,
): Promise<Answers | undefined> {
  const suggested = suggestionsFor(id)
  const answers = { ...suggested, ...given }
  if (yes || !isTerminal) return answers
  const asked = (Object.keys(suggested) as Field[]).filter(
    (field) =>
      given[field] === undefined && (suggested.form ? !['path', 'weight'].includes(field) : field !== 'form'),
  )
  for (const field of asked) {
    const answer = await ask(field, suggested[field])
    if (isCancel(answer)) {
      cancel('Nothing was written.')
      return undefined
    }
    answers[field] = answer
  }
  return answers
}

const CHOICES: Partial<Record<Field, string[]>> = { weight: ['light', 'full'], form: Object.keys(FORMS) }

function ask(field: Field, suggested: string) {
  const message = (field.charAt(0).toUpperCase() + field.slice(1)).replace('-', ' in ')
  const options = CHOICES[field]?.map((value) => ({ value, label: value }))
  return options
    ? select({ message, options, initialValue: suggested })
    : text({ message, placeholder: suggested, defaultValue: suggested })
}
