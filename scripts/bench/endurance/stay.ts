import type { Browser } from 'playwright-core'
import type { Site } from '../../browser/site.ts'
import { median } from '../median.ts'
import { type Memory, memoryOf, openPhone, type Phone } from './phone.ts'
import { scroll } from './scroll.ts'

export interface Stay {
  start: Memory
  end: Memory
  /** A second, while it scrolls: the median. */
  frames: number
  /** The same of an empty page that is scrolled in turn with it: what the machine has to give just then. */
  empty: number
  /** Animations that run although the person wants none. */
  moving: number
}

const USER = '10002'
/** Between two rounds of what happens meanwhile, in ms. */
const ROUND_MS = 5000
/** Every so many rounds the person scrolls. */
const SCROLL_EVERY = 4
/** Rounds in turn with the empty page, so that slow moments of the machine affect both. */
const TURNS = 2
/** Until then caches fill, which is no growth. */
const FIRST_ROUNDS = 12
const EMPTY =
  '<meta name="viewport" content="width=device-width"><div style="height: 4000px; background: linear-gradient(#fff, #000)">'

/** Keeps a page open: things happen in the hall, the person goes away and returns, and scrolls. */
export async function stay(browser: Browser, site: Site, address: string, minutes: number): Promise<Stay> {
  const phone = await openPhone(browser)
  const beside = await openPhone(browser)
  const { page } = phone
  try {
    await beside.page.setContent(EMPTY)
    await phone.slow(true)
    await page.goto(`${site.origin}${address}?token=demo-${USER}&userId=${USER}`, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    for (let rounds = 0; rounds < FIRST_ROUNDS; rounds++) await round(phone, site)
    await scroll(phone)
    const start = await memoryOf(phone)
    const until = Date.now() + minutes * 60_000
    const frames: number[] = []
    const empty: number[] = []
    for (let rounds = 0; Date.now() < until || !frames.length; rounds++) {
      await round(phone, site)
      if (rounds % SCROLL_EVERY === 0) {
        for (let turn = 0; turn < TURNS; turn++) {
          frames.push(...(await scroll(phone)))
          empty.push(...(await inTurn(phone, beside)))
        }
      }
      await page.waitForTimeout(Math.min(ROUND_MS, Math.max(0, until - Date.now())))
    }
    const end = await memoryOf(phone)
    return { start, end, frames: median(frames), empty: median(empty), moving: await movingWhenStill(phone) }
  } finally {
    await phone.close()
    await beside.close()
  }
}

/** Scrolls the page beside, which is the slow one meanwhile. */
async function inTurn(phone: Phone, beside: Phone): Promise<number[]> {
  await phone.slow(false)
  await beside.slow(true)
  const frames = await scroll(beside)
  await beside.slow(false)
  await phone.slow(true)
  return frames
}

/** Gifts and guests, a quarter of an hour on the server's clock, and back from another app, so that the page reads again. */
async function round({ page }: Phone, site: Site): Promise<void> {
  await site.happen(USER, 'gifted', 30)
  await site.happen(USER, 'greeted', 1)
  await site.advance(15 * 60_000)
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await page.waitForLoadState('networkidle')
}

/** How many animations run on once the person wants no motion. */
async function movingWhenStill({ page }: Phone): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForTimeout(1000)
  return page.evaluate<number>(
    `document.getAnimations().filter(({ playState }) => playState === 'running').length`,
  )
}
