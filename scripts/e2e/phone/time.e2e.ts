import type { ChromiumTab } from '../../browser/chromium/chromium.ts'
import { addressOf } from '../../browser/person.ts'
import { LANGUAGES, onePerFamily, pagesUnderTest } from '../pages.ts'
import { expect, test } from '../test.ts'
import { expectSane } from '../way-on.ts'
import { PHONE_FAULTS } from './phone-faults.ts'

const pages = pagesUnderTest().filter(({ visit }) => visit.includes('token='))
const MINUTE = 60_000
/** They show times, so that what is compared is not nothing; other pages may. */
const TIMED = ['draws/constellation', 'group-event/0408', 'warlord/season']

/** A device clock that is so many hours wrong. */
const wrongBy = (hours: number) => `{
  const Right = Date
  const now = () => Right.now() + ${hours * 3_600_000}
  Date = class extends Right {
    constructor(...parts) {
      super(...(parts.length ? parts : [now()]))
    }
    static now = now
  }
}`

async function moveTo(tab: ChromiumTab, timezoneId: string): Promise<void> {
  const devtools = await tab.page.context().newCDPSession(tab.page)
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId })
}

/** Visible countdowns to the minute, and dates with times. */
async function timesOn(tab: ChromiumTab): Promise<string[]> {
  const timers = '[...document.querySelectorAll("[role=timer][aria-label]")].map((each) => each.ariaLabel)'
  const text = await tab.probe.screenText()
  return [...(await tab.evaluate<string[]>(timers)), ...(text.match(/\d+[-/月.]\d+日?( \d\d:\d\d)?/g) ?? [])]
}

const STRICT = PHONE_FAULTS.find(({ name }) => name === 'a strict date parser')?.prelude ?? ''
const PHONES = [
  { name: 'right', prelude: '' },
  { name: 'its clock 3 h ahead, in New York', prelude: wrongBy(3), zone: 'America/New_York' },
  {
    name: 'its clock a year behind, in Kolkata, a strict parser of dates',
    prelude: `${wrongBy(-8760)};${STRICT}`,
    zone: 'Asia/Kolkata',
  },
]

/** All times of pages come from one clock and one set of formats: those that show the most of them, and one of each family. */
const first = onePerFamily(pages)
const tried = pages.filter((page) => TIMED.includes(page.id) || first.includes(page))

for (const { page, language } of tried.map((page, turn) => ({
  page,
  language: LANGUAGES[turn % 3] ?? 'zh',
}))) {
  test.describe(`${page.id} in ${language}`, () => {
    test('the page shows the same times whatever the phone thinks', async ({ bench }) => {
      const seen = ({ prelude, zone }: (typeof PHONES)[number]) =>
        bench.visit(
          { ...page.tab, name: `${page.name}.${language}.times`, language, prelude },
          async ({ tab, site, person }) => {
            if (zone) await moveTo(tab, zone)
            // what grows meanwhile would tell two visits apart
            await site.freeze()
            await tab.open(addressOf(site.origin, page.visit, language))
            await person.sees(page.story.ready)
            await tab.page.waitForLoadState('networkidle')
            await tab.probe.idle(8000)
            await tab.probe.settled()
            await expectSane(tab, language)
            return timesOn(tab)
          },
        )
      const [right, ...others] = await Promise.all(PHONES.map(seen))
      if (TIMED.includes(page.id)) expect(right?.length).toBeGreaterThan(0)
      for (const [at, times] of others.entries()) expect(times, PHONES[at + 1]?.name).toEqual(right)
    })
  })
}

test('a page that was frozen for thirty minutes counts on rightly, and asks each thing at most once more', ({
  bench,
}) => {
  const page = pages.find(({ id }) => id === 'group-event/0408')
  return bench.visit({ name: 'frozen' }, async ({ tab, site, person }) => {
    if (!page) return
    const { clock } = tab.page
    await clock.install()
    await tab.open(addressOf(site.origin, page.visit, 'zh'))
    await person.sees(page.story.ready)
    await tab.probe.idle(8000)
    const timer = tab.page.getByRole('timer').first()
    const minutes = async () => {
      const [hours = 0, rest = 0] =
        ((await timer.getAttribute('aria-label')) ?? '').match(/\d+/g)?.slice(-2).map(Number) ?? []
      return hours * 60 + rest
    }
    const before = await minutes()
    const asked = (await site.calls()).length
    await site.advance(30 * MINUTE)
    await clock.fastForward(30 * MINUTE)
    await tab.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
    await expect(async () => expect(before - (await minutes())).toBe(30)).toPass({ timeout: 30_000 })
    await tab.probe.idle(8000)
    const calls = (await site.calls()).slice(asked).map(({ path }) => path)
    expect(calls.length - new Set(calls).size, `asked again: ${calls.join()}`).toBeLessThanOrEqual(1)
    await expectSane(tab, 'zh')
    expect(before - (await minutes())).toBe(30)
  })
})
