import type { Tab } from './client/tab.ts'
import { type Ledger, mobileOf } from './ledger.ts'
import type { Phone } from './phone.ts'
import type { Step } from './plan.ts'
import { createTabs, type Shown } from './tabs.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What the page shows of a person's withdrawal in one of the tabs. */
interface Page {
  keeper: ReturnType<Tab['follow']>
  /** Figures to decide on, and since when. */
  figures?: { net: number; at: number; mark: string } | undefined
  records?: number
  pressedAt: number
}

/** Something that a person was shown, which is compared with what the server did. */
interface Reading {
  at: number
  pressedAt: number
  what: 'nothing' | 'refused'
  /** No other tab had a pending mutation: that is another case. */
  alone: boolean
}

/** What somebody has done and was shown. */
interface Own {
  readings: Reading[]
  presses: number[]
  /** It was shown that the withdrawal is made. */
  done: boolean
  doneAt?: number
}

export interface PeopleOptions {
  phone: Phone<Tab>
  time: VirtualTime
  ledgers: ReadonlyMap<string, Ledger>
}

const AMOUNT = '2000'

/** Time from the decision to the tap, in ms. */
const FINGER_MS = 1500

/** The result is unknown yet. */
const OPEN = ['sending', 'asking', 'unknown']

/**
 * People who want one withdrawal each: they tap, double-tap, reload, leave and return, reopen the page, log in again, hand the
 * phone over; and tap again only where nothing shows that it was done.
 */
export function createPeople({ phone, time, ledgers }: PeopleOptions) {
  const people = new Map<string, Own>()
  const of = (userId: string): Own => {
    const own = people.get(userId) ?? { readings: [], presses: [], done: false }
    people.set(userId, own)
    return own
  }
  const tabs = createTabs<Tab, Page>({
    phone,
    now: time.now,
    mount(shown) {
      const page: Page = { keeper: shown.tab.follow(), pressedAt: 0 }
      const mounted = { ...shown, page }
      const stop = page.keeper.subscribe(() => update(mounted))
      void look(mounted)
      return { page, unmount: stop }
    },
  })
  const { say } = tabs

  async function look({ tab, page, userId }: Shown<Tab, Page>) {
    void page.keeper.ask()
    await Promise.all([
      tab.quote(AMOUNT).then(
        ({ quote }) => {
          page.figures = quote ? { net: quote.net, at: time.now(), mark: page.keeper.mark() } : undefined
        },
        () => {},
      ),
      tab.records().then(
        ({ list }) => {
          page.records = list.length
          if (list.length > (ledgers.get(userId)?.before ?? 0)) of(userId).done = true
        },
        () => {},
      ),
    ])
  }
  function update({ name, page, userId }: Shown<Tab, Page>) {
    const own = of(userId)
    const { at } = page.keeper.now()
    say(`${name}: ${at} for ${userId}`)
    if (at === 'done') own.doneAt ??= time.now()
    if (at === 'overtaken') own.done = true
    if (at !== 'nothing' && at !== 'refused') return
    const others = tabs.open.filter((other) => other.page !== page && other.userId === userId)
    const alone = others.every((other) => !OPEN.includes(other.page.keeper.now().at))
    own.readings.push({ at: time.now(), pressedAt: page.pressedAt, what: at, alone })
  }
  const press = (shown: Shown<Tab, Page>, times: number) => {
    const { name, page, userId } = shown
    const own = of(userId)
    const { at } = page.keeper.now()
    if (own.done || !page.figures || ['asking', 'unknown', 'done'].includes(at)) return
    const { net, at: shownAt, mark } = page.figures
    // only a tap already decided on, over older figures, is not stopped by another tab's result
    if (own.doneAt && (shownAt > own.doneAt || time.now() > own.doneAt + FINGER_MS)) return
    ledgers.get(userId)?.freshCode()
    say(`${name}: pressed${times > 1 ? ' twice' : ''} by ${userId}`)
    own.presses.push(time.now())
    page.pressedAt = time.now()
    const request = { amount: AMOUNT, net: String(net), channelId: '1' }
    const proof = { mobile: mobileOf(userId), countryCode: '86', code: '123456' }
    for (let count = 0; count < times; count++)
      void page.keeper.send(request, proof, mark).then(() => look(shown))
  }

  return {
    of,
    story: tabs.story,
    do(step: Step) {
      const shown = tabs.at(step)
      if (tabs.perform(step, shown)) return
      if (step.act === 'press in every tab') for (const each of [...tabs.open]) press(each, 1)
      else if (step.act.startsWith('press')) press(shown, step.act === 'press twice' ? 2 : 1)
      else if (step.act === 'look') void shown.page.keeper.ask()
      else {
        if (step.act === 'log in again') tabs.logIn(shown)
        void look(shown)
      }
    },
    /** Reopens the page on a good connection: the result it shows then. */
    async lookAgain(userId: string) {
      const last = tabs.openFor(userId)
      await time.pass(60_000)
      return { standing: last.page.keeper.now().at, records: last.page.records }
    },
    /** What a person was shown that contradicts the server. */
    contradictions(userId: string): string[] {
      const { readings, presses } = of(userId)
      const { made, start } = ledgers.get(userId) as Ledger
      return readings.flatMap(({ at, pressedAt, what, alone }) => {
        if (!alone) return []
        return made().flatMap((moment) => {
          const earlier = moment <= at && (what === 'nothing' || moment >= pressedAt)
          const unasked = moment > at && !presses.some((pressed) => pressed > at && pressed <= moment)
          return earlier || unasked
            ? [`shown "${what}" at ${at - start}, withdrawn at ${moment - start}`]
            : []
        })
      })
    },
  }
}
