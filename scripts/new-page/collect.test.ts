import { expect, it, vi } from 'vitest'
import type { Answers } from './answers.ts'
import { collect, type Source } from './collect.ts'
import { readCommand } from './command.ts'
import { componentOf, pathOf } from './names.ts'
import { questionsFor } from './questions.ts'

const questions = questionsFor('/nowhere', 'halls/hall-forecast', [])
const ofWarlord = questionsFor(process.cwd(), 'warlord/forecast', [])

/** A person who types these lines, one after the other. */
function typing(...lines: string[]) {
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return lines.shift() ?? ''
  }
  return { asked, ask }
}
const from = (source: Partial<Source>): Source => ({ given: {}, yes: false, ...source })

it('a person is asked for all of it, and Enter takes what is suggested', async () => {
  const { asked, ask } = typing('/activityNew/forecast', 'full', '厅活动预告', 'Hall events', '廳活動預告')
  const answers = await collect(questions, from({ ask }))
  expect(answers).toMatchObject({
    path: '/activityNew/forecast',
    weight: 'full',
    'title-en': 'Hall events',
    'description-en': 'Sign in seven days in a row, with a reward for each.',
  })
  expect(answers.colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(asked[0]).toBe('History path [/hallForecast]: ')
  expect(asked).toHaveLength(9)
})

it('an invalid answer is asked for again, with the reason', async () => {
  const { asked, ask } = typing('/api', '/forecast')
  const report = vi.fn()
  const { path } = await collect(questions, from({ ask, report }))
  expect(path).toBe('/forecast')
  expect(report.mock.calls).toEqual([['/api is kept for the API. Choose another history path.']])
  expect(asked.slice(0, 2)).toEqual(['History path [/hallForecast]: ', 'History path [/hallForecast]: '])
})

it('an answer that came by the command line is not asked for', async () => {
  const { asked, ask } = typing()
  await collect(questions, from({ given: { path: '/x', weight: 'light', colour: '#1f6b54' }, ask }))
  expect(asked.map((question) => question.split(' [')[0])).toEqual([
    'Title in zh',
    'Title in en',
    'Title in tw',
    'Description in zh, one sentence',
    'Description in en, one sentence',
    'Description in tw, one sentence',
  ])
})

it('a title of its own in zh brings suggestions of its own in the other languages', async () => {
  const { asked, ask } = typing('/x', '', '房中榜')
  await collect(questions, from({ ask }))
  expect(asked.slice(3, 5)).toEqual(['Title in en [Hall forecast]: ', 'Title in tw [房中榜]: '])
})

it('an answer that would be refused is not suggested', async () => {
  const { asked, ask } = typing('/x', '', '问题', '', '問題')
  await collect(questions, from({ ask }))
  expect(asked[4]).toBe('Title in tw: ')
})

it('--yes asks nothing', async () => {
  const { asked, ask } = typing()
  expect(await collect(questions, from({ yes: true, ask }))).toMatchObject({
    path: '/hallForecast',
    weight: 'light',
    'title-zh': '七日签到',
    'title-tw': '七日簽到',
  })
  expect(asked).toEqual([])
})

it('a script that leaves something out gets each of it, with what --yes would take', async () => {
  const given: Partial<Answers> = { path: '/x', 'title-zh': '厅榜', 'title-en': 'Halls', 'title-tw': '廳榜' }
  await expect(collect(ofWarlord, from({ given }))).rejects.toThrow(
    /^--weight is missing\. --yes takes "light"\.\n--description-zh is missing\./,
  )
})

it('a script’s mistakes are reported all at once', async () => {
  const given = { path: '/api', weight: 'heavy', 'title-en': '' }
  await expect(collect(questions, from({ given, yes: true }))).rejects.toThrow(
    /\/api is kept[^\n]+\n"heavy" is no weight[^\n]+\nThe title in en is empty/,
  )
})

it('a suggestion that will not do says which flag to give', async () => {
  await expect(collect(questions, from({ given: { 'title-zh': '问题' }, yes: true }))).rejects.toThrow(
    /The title in tw \("问题"\) holds another language: .*Say it by --title-tw\.$/,
  )
})

it('a family that has a palette is not asked for a colour, and does not take one', async () => {
  expect(ofWarlord.map(({ field }) => field)).not.toContain('colour')
  await expect(collect(ofWarlord, from({ given: { colour: '#1f6b54' }, yes: true }))).rejects.toThrow(
    '--colour is for a new family',
  )
})

it('the command line names one page', () => {
  expect(readCommand(['halls/x', '--yes', '--title-zh', '厅'])).toEqual({
    id: 'halls/x',
    yes: true,
    names: [],
    given: { 'title-zh': '厅' },
  })
  expect(() => readCommand([])).toThrow("Missing required argument 'family/name'.")
  expect(() => readCommand(['a/b', 'c/d'])).toThrow('Too many arguments. Expected 1 argument but got 2')
  expect(() => readCommand(['a/b', '--titel-zh', 'x'])).toThrow(
    "Unknown option '--titel-zh'. Did you mean --title-zh?",
  )
})

it('a page’s component and path are named after it, a date’s after its family too', () => {
  expect([componentOf('halls/hall-list'), pathOf('halls/hall-list')]).toEqual(['HallListPage', '/hallList'])
  expect(componentOf('group-event/0408')).toBe('GroupEvent0408Page')
})

it('Latin names are given one by one', () => {
  expect(readCommand(['a/b', '--latin-name', 'Mixi', '--latin-name', 'Nova']).names).toEqual(['Mixi', 'Nova'])
})
