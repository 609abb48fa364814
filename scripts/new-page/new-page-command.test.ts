import { expect, it } from 'vitest'
import { componentOf, pageFiles } from './create-page.ts'
import { readCommand } from './new-page-command.ts'
import { answersFor, suggestionsFor } from './questions.ts'

it.each([
  ['Halls/forecast', /"Halls\/forecast" cannot name a page\. Write family\/page/],
  ['forecast', /cannot name a page/],
  [
    'group-event/1332',
    /"group-event\/1332" is not a date\. One of the group events is named by its month and day/,
  ],
])('npm run new -- %s is refused', (id, message) => {
  expect(() => readCommand([id])).toThrow(message)
})

it.each([
  [['halls/forecast', '--form', 'lanes'], /--form is for a date of the group events/],
  [['group-event/1224', '--form', 'lane'], /"lane" is not a form\. There are: lift, lanes/],
  [['group-event/1224', '--path', '/x'], /Leave --path and --weight out/],
])('npm run new -- %j is refused', (argv, message) => {
  expect(() => readCommand(argv)).toThrow(message)
})

it('given options are kept, and missing ones are suggested without a terminal', async () => {
  const command = readCommand(['halls/hall-forecast', '--title-en', 'Forecast', '--weight', 'full'])
  expect(await answersFor(command, false)).toMatchObject({
    path: '/hallForecast',
    weight: 'full',
    'title-en': 'Forecast',
    'title-zh': '七日签到',
  })
})

it('a date of the group events has the path of its day', () => {
  expect(suggestionsFor('group-event/1224').path).toBe('/activityNew/group1224/index')
})

it.each([
  ['halls/hall-forecast', 'HallForecastPage'],
  ['group-event/0408', 'GroupEvent0408Page'],
])('the component of %s is %s', (id, name) => expect(componentOf(id)).toBe(name))

it('a new page has every file of the template under its own name, with texts of any signs', () => {
  const answers = { ...suggestionsFor('harbour/lights'), 'title-en': 'Tomorrow\'s "halls" $1' }
  const files = pageFiles(process.cwd(), 'harbour/lights', answers)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(
      ['page.ts', 'main.tsx', 'LightsPage.tsx', 'LightsPage.e2e.ts', 'cover.png'].map(
        (file) => `pages/harbour/lights/${file}`,
      ),
    ),
  )
  expect(files.has('pages/harbour/_family/theme.module.css')).toBe(true)
  expect(
    pageFiles(process.cwd(), 'warlord/lights', answers).has('pages/warlord/_family/theme.module.css'),
  ).toBe(false)
  for (const [file, content] of files)
    if (!file.endsWith('.png')) expect(String(content)).not.toMatch(/NewPage|family\/page|history-path/)
  expect(String(files.get('pages/harbour/lights/page.ts'))).toContain(JSON.stringify(answers['title-en']))
  expect(JSON.parse(String(files.get('pages/harbour/lights/locales/en.json'))).title).toBe(
    answers['title-en'],
  )
})
