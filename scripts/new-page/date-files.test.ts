import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'
import type { Answers } from './date-files.ts'
import { dateFiles, FORMS, looksFor, withEvent } from './date-files.ts'

const root = process.cwd()
const family = path.join(root, 'pages/group-event/_family')
const answers = (form: string): Answers => ({
  path: '/activityNew/group1224/index',
  weight: 'full',
  'title-zh': '四旗竞风',
  'title-en': 'The Pennant Race',
  'title-tw': '四旗競風',
  'description-zh': '四支队伍、四面旗。',
  'description-en': 'Four teams, four pennants.',
  'description-tw': '四支隊伍、四面旗。',
  form,
})
const editions = () =>
  filesBelow(root, 'pages/group-event')
    .filter((file) => file.endsWith('/edition.ts') && !file.includes('_family'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))

describe.each(Object.keys(FORMS))('a date of the form %s', (form) => {
  const files = dateFiles(root, 'group-event/1224', answers(form), 2031)
  const text = (file: string) => String(files.get(`pages/group-event/1224/${file}`))

  it(`the form ${form} is imported by a name that its file has`, () => {
    const [, name = '', file = ''] =
      /import \{ (\w+) \} from '\.\.\/_family\/(forms\/[^']+)'/.exec(text('edition.ts')) ?? []
    expect(readFileSync(path.join(family, file), 'utf8')).toMatch(
      new RegExp(`export (function|const) ${name}\\b`),
    )
  })

  it(`no date has both the form ${form} and the skin that a new one would wear`, () => {
    const { skin } = looksFor(root, form)
    const twins = editions().filter(
      (edition) => edition.includes(`/forms/${form}/`) && edition.includes(`/skins/${skin}.`),
    )
    expect(twins).toEqual([])
  })

  it(`what a date of the form ${form} is painted with stands in its palette, and nothing else`, () => {
    const palette = [...text('theme.module.css').matchAll(/ {2}(--[\w-]+):/g)].map(([, name]) => name)
    const own = [...files].filter(([file]) => file.includes('/world/')).map(([, source]) => String(source))
    for (const [, name] of own.join().matchAll(/var\((--[\w-]+)/g)) expect(palette).toContain(name)
    expect(palette).not.toContain(form === 'grow' ? '--rope' : '--stem')
  })

  it(`the id of a date of the form ${form} has its year, on the page and in the sandbox`, () => {
    expect(text('edition.ts')).toContain("activityId: '20311224'")
    const plan = files.get('scripts/sandbox/domains/group-event/events/20311224/plan.ts')
    expect(String(plan)).toContain("id: '20311224'")
  })
})

it('an event is listed between those before and after it', () => {
  const registry = `import { plan as event20260408 } from './20260408/plan.ts'
import { plan as event20261016 } from './20261016/plan.ts'

export const EVENTS = [
  event20260408,
  event20261016,
]
`
  expect(withEvent(registry, '20260701')).toBe(`import { plan as event20260408 } from './20260408/plan.ts'
import { plan as event20260701 } from './20260701/plan.ts'
import { plan as event20261016 } from './20261016/plan.ts'

export const EVENTS = [
  event20260408,
  event20260701,
  event20261016,
]
`)
})
