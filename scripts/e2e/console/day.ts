import { type Desk, FIVE, RETIRED, SEASON } from './desk.ts'

/** A day's work in the console, step after step, by the console's own words. Each throws where it does not come out. */
export const DAY: [title: string, work: (desk: Desk) => Promise<void>][] = [
  [
    'two pages are published together, after one question',
    async (desk) => {
      const { page, press, see } = desk
      await page.getByRole('radio', { name: /^To publish/ }).check()
      await page.getByRole('searchbox').fill('rules')
      await page
        .getByRole('checkbox', { name: /^Choose/ })
        .first()
        .check()
      await page.getByRole('searchbox').fill('tarotShare')
      await page.getByRole('checkbox', { name: /^Choose/ }).check()
      await press('Publish')
      await see('Shall all visitors get the built page of these 2?')
      await confirm(desk, 'Publish', 'cards of the week')
      const { pages } = await desk.live()
      for (const id of ['warlord/rules', 'tarot/share']) equal(pages[id]?.note, 'cards of the week')
    },
  ],
  [
    'words and pictures of a page are seen beside those that are live',
    async ({ page, see }) => {
      await open(page, SEASON)
      await page.getByRole('cell', { name: /每日受训升阶.*每日练兵升阶/ }).waitFor()
      await page.getByRole('radio', { name: 'running' }).check()
      for (const side of ['Live', 'Built'])
        await page.getByRole('img', { name: `${side}, state running` }).waitFor()
      await see(/of at most \d+(\.\d)? KB/)
    },
  ],
  [
    'a third page is published to a tenth of its visitors',
    async (desk) => {
      await desk.press('Publish')
      await desk.page.getByRole('combobox', { name: 'Who gets it' }).selectOption('10')
      await desk.see(/10 of 100 visitors get the built page of these 1, and all others keep what they have/)
      await confirm(desk, 'Publish', 'new drills')
      await desk.see('10 of 100 visitors')
      equal((await desk.live()).pages[SEASON]?.canary?.share, 10)
    },
  ],
  [
    'another one is scheduled for midnight, with its end',
    async (desk) => {
      await open(desk.page, 'help/station')
      await desk.press('Publish')
      await desk.page.getByRole('button', { name: 'Next midnight' }).first().click()
      await confirm(desk, 'Publish', 'opens at midnight')
      await go(desk.page, 'Live')
      await desk.see(/planned by Mei/)
      const [plan] = (await desk.live()).plans ?? []
      equal(plan?.note, 'opens at midnight')
      equal(new Date(plan?.due ?? '').getHours(), 0)
    },
  ],
  [
    'the share is ended, and the page goes back for all',
    async (desk) => {
      await open(desk.page, SEASON)
      await desk.press('End the share')
      await desk.see(/the share ends, all get that of/)
      await confirm(desk, 'Roll back', 'drills are wrong')
      equal((await desk.live()).pages[SEASON]?.canary, undefined)
    },
  ],
  [
    'what was taken back is refused with the command’s words, and published again when that is meant',
    async (desk) => {
      await desk.press('Publish')
      await desk.page.getByLabel('Note').fill('they are right after all')
      await desk.press('Publish', 'Publish')
      await desk.see('What is live does not allow this')
      await desk.page.getByText('Details', { exact: true }).click()
      await desk.see(/was taken back by Mei/)
      await desk.press('Publish it again, although it was taken back')
      await desk.see('Done.')
      await desk.press('Close', 'Publish')
      equal((await desk.live()).pages[SEASON]?.overridesRefusal, true)
    },
  ],
  [
    'one page is rolled back to the build before',
    async (desk) => {
      await open(desk.page, 'warlord/rules')
      const before = (await desk.live()).pages['warlord/rules']?.previousBuild
      await desk.press('Roll back')
      await desk.see(/Battle order rules: .* → /)
      await confirm(desk, 'Roll back', 'wrong rules')
      equal((await desk.live()).pages['warlord/rules']?.build, before)
    },
  ],
  [
    'a change of five pages is undone as a whole, from the time line',
    async (desk) => {
      const before = (await desk.live()).pages
      await go(desk.page, 'Time line')
      await desk.press('Undo change 2')
      await desk.see('Shall change 2 be taken back, for all visitors?')
      await confirm(desk, 'Undo', 'wrong prizes')
      const { pages } = await desk.live()
      for (const id of FIVE) equal(pages[id]?.build, before[id]?.previousBuild)
    },
  ],
  [
    'a page is retired, and its address leads to another',
    async (desk) => {
      await open(desk.page, RETIRED)
      await desk.press('Retire')
      await desk.page.getByLabel('Its addresses lead to').selectOption('/battle')
      await desk.see(/→ \/battle/)
      await confirm(desk, 'Retire', 'it is over')
      await desk.see(/^Retired$/)
      const { retired } = await desk.live()
      equal(retired?.[RETIRED]?.redirects[0]?.to, '/battle')
    },
  ],
  [
    'a change by another operator is shown before anything is done',
    async (desk) => {
      await open(desk.page, SEASON)
      const { build = '' } = (await desk.live()).pages[SEASON] ?? {}
      await desk.press('Roll back')
      await desk.page.getByLabel('Note').fill('too late')
      await desk.see(/Shall all visitors get the above again/)
      await desk.release('rollback', SEASON, '--note=by a terminal')
      // the console refetches by itself too, and then its button is gone already
      void desk.press('Roll back', 'Roll back').catch(() => undefined)
      await desk.see(/warlord\/season was changed by somebody else since you opened this/)
      const now = (await desk.live()).pages[SEASON]
      equal([now?.note, now?.build === build].join(), 'by a terminal,false')
      await desk.press('Close', 'Roll back')
    },
  ],
  [
    'a build is published to a share and watched, and the watch is stopped',
    async (desk) => {
      await open(desk.page, 'help/station')
      await desk.press('Publish')
      await desk.page.getByRole('combobox', { name: 'Watched afterwards' }).selectOption('10m')
      await desk.see(/Shared step by step, 1, 10, 50, 100 of 100/)
      await desk.page.getByLabel('Note').fill('new answers')
      await desk.press('Publish', 'Publish')
      await desk.see(/for 1 of 100: 0 of 0 visits/)
      await desk.page.goto(new URL('/#/live', desk.page.url()).href)
      await desk.page.reload()
      await desk.see(/watches .+, at 1 of 100 visitors/)
      await desk.page.getByRole('button', { name: /^Stop watching/ }).click()
      await desk.press('Stop watching', 'Stop watching')
      await desk.see('Done.')
      await desk.press('Close', 'Stop watching')
      equal((await desk.live()).pages['help/station']?.canary?.share, 1)
    },
  ],
  [
    'all that is live is verified, and what could be pruned is shown before it goes',
    async (desk) => {
      await go(desk.page, 'Live')
      await desk.press('Verify')
      await desk.press('Verify', 'Verify')
      await desk.see(/^\d+ files are as they were published\./)
      await desk.press('Close', 'Verify')
      await desk.press('Prune')
      await desk.see(/files would be deleted, .+ 30 days stay/)
      await desk.press('Cancel', 'Prune')
    },
  ],
  [
    'a complaint is found by its code, and seen again in the same build',
    async (desk) => {
      const code = await complain(desk)
      await go(desk.page, 'Complaint')
      await desk.page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
      await desk.press('Find')
      await desk.see(/GET \/user\/cap\/battle\/task\/list 2060/)
      await desk.see('Who it was, and what they had: a demo user is used')
      const [shell] = await Promise.all([
        desk.page.context().waitForEvent('page'),
        desk.page
          .getByRole('region', { name: 'Battle Order' })
          .getByRole('link', { name: 'See it again' })
          .click(),
      ])
      await shell.waitForURL(/__shell\?/)
      const query = new URL(shell.url()).searchParams
      equal([query.get('page'), query.get('lang'), query.get('client')].join(), `${SEASON},zh,browser`)
      const frame = shell.frameLocator('iframe')
      await frame.getByRole('alert').first().waitFor()
      const [build] = await frame.locator('#page').allTextContents()
      equal((JSON.parse(build ?? '{}') as { build?: string }).build, (await firstBuild(desk)) ?? '')
      await shell.close()
    },
  ],
]

/** Writes the note, presses, and waits until it is done. */
async function confirm(desk: Desk, verb: string, note: string): Promise<void> {
  await desk.page.getByLabel('Note').fill(note)
  await desk.press(verb, verb)
  await desk.see('Done.')
  await desk.press('Close', verb)
  await desk.page.getByRole('dialog').waitFor({ state: 'detached' })
}

const go = (page: Desk['page'], place: string) =>
  page.getByRole('navigation').getByRole('link', { name: place }).click()

/** A page, by the list. */
async function open(page: Desk['page'], id: string): Promise<void> {
  await go(page, 'Live')
  await page.getByRole('radio', { name: /^All/ }).check()
  await page.getByRole('searchbox').fill(id)
  await page.locator(`a[href="#/page/${id}"]`).click()
  await page.getByRole('heading', { name: 'Releases' }).waitFor()
}

/** A phone on which a call fails: it uploads its log, and shows the code. */
async function complain({ browser, site }: Desk): Promise<string> {
  await site.addFault({ path: '/user/cap/battle/task/list', code: 2060 })
  const phone = await browser.newContext({ viewport: { width: 375, height: 667 } })
  const page = await phone.newPage()
  await page.goto(`${site.origin}/battle?token=demo-10001&userId=10001`)
  await page.getByRole('alert').first().waitFor()
  // logs and the trail are written behind the page
  await page.waitForFunction(() => localStorage.getItem('statisticsTrail')?.includes('code 2060'))
  await page.goto(`${site.origin}/log?token=demo-10001&userId=10001`)
  await page.locator('[data-track="test-entry"]').click()
  await page.locator('[data-track="upload"]').click()
  await page.locator('[data-track="copy-code"]').waitFor()
  const code = await page.locator('[role="status"] bdi').textContent()
  await phone.close()
  return code ?? ''
}

/** The build of the page that the phone had: that of `dist/`, as it was published first. */
async function firstBuild(desk: Desk): Promise<string | undefined> {
  const { text } = await desk.release('history', SEASON, '--json')
  return (JSON.parse(text) as { releases: { build: string }[] }).releases.at(-1)?.build
}

function equal(found: unknown, expected: unknown): void {
  if (found !== expected)
    throw new Error(`${JSON.stringify(found)} was found, and not ${JSON.stringify(expected)}.`)
}
