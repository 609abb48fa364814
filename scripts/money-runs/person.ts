import type { Random } from '../sandbox/world/random.ts'
import type { Tab } from './client/tab.ts'
import { type Ledger, MOBILE, USER } from './ledger.ts'
import { jumpClock, type Phone, type PhoneTab } from './phone.ts'
import type { VirtualTime } from './virtual-time.ts'

/** What the page shows in one of its tabs. */
interface Shown {
  name: string
  tab: PhoneTab<Tab>
  /** Figures to decide on, and since when. */
  figures?: { net: number; at: number; mark: string }
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

export interface PersonOptions {
  phone: Phone<Tab>
  time: VirtualTime
  random: Random
  ledger: Ledger
}

const AMOUNT = '2000'

/** Time from the decision to the tap, in ms. */
const FINGER_MS = 1500

/** The result is unknown yet. */
const OPEN = ['sending', 'asking', 'unknown']

/**
 * A person who wants one withdrawal: taps, double-taps, reloads, leaves and returns, reopens the page, logs in again; and
 * taps again only where nothing shows that it was done.
 */
export function createPerson({ phone, time, random, ledger }: PersonOptions) {
  const tabs: Shown[] = []
  const readings: Reading[] = []
  const presses: number[] = []
  const story: string[] = []
  let opened = 0
  let done = false
  let doneAt: number | undefined
  const say = (what: string) => story.push(`${((time.now() - ledger.start) / 1000).toFixed(1)} s: ${what}`)

  const look = async (shown: Shown) => {
    const { tab } = shown
    void tab.keeper.ask()
    await Promise.all([
      tab.quote(AMOUNT).then(
        ({ quote }) => {
          shown.figures = quote ? { net: quote.net, at: time.now(), mark: tab.keeper.mark() } : undefined
        },
        () => {},
      ),
      tab.records().then(
        ({ list }) => {
          shown.records = list.length
          if (list.length > ledger.before) done = true
        },
        () => {},
      ),
    ])
  }
  const logIn = ({ tab }: Shown) => {
    if (!tab.session.isLoggedIn()) tab.session.save({ token: `demo-${USER}`, userId: USER })
  }
  const open = () => {
    const shown: Shown = { name: `tab ${++opened}`, tab: phone.open(), pressedAt: 0 }
    tabs.push(shown)
    logIn(shown)
    shown.tab.keeper.subscribe(() => update(shown))
    void look(shown)
    return shown
  }
  const update = (shown: Shown) => {
    const { at } = shown.tab.keeper.now()
    say(`${shown.name}: ${at}`)
    if (at === 'done') doneAt ??= time.now()
    if (at === 'overtaken') done = true
    if (at !== 'nothing' && at !== 'refused') return
    const alone = tabs.every((other) => other === shown || !OPEN.includes(other.tab.keeper.now().at))
    readings.push({ at: time.now(), pressedAt: shown.pressedAt, what: at, alone })
  }
  const press = (shown: Shown, times: number) => {
    const { at } = shown.tab.keeper.now()
    if (done || !shown.figures || ['asking', 'unknown', 'done'].includes(at)) return
    const { net, at: shownAt, mark } = shown.figures
    // only a tap already decided on, over older figures, is not stopped by another tab's result
    if (doneAt && (shownAt > doneAt || time.now() > doneAt + FINGER_MS)) return
    ledger.freshCode()
    say(`${shown.name}: pressed${times > 1 ? ' twice' : ''}`)
    presses.push(time.now())
    shown.pressedAt = time.now()
    const request = { amount: AMOUNT, net: String(net), channelId: '1' }
    const proof = { mobile: MOBILE, countryCode: '86', code: '123456' }
    for (let count = 0; count < times; count++)
      void shown.tab.keeper.send(request, proof, mark).then(() => look(shown))
  }
  const end = (shown: Shown) => {
    shown.tab.end()
    tabs.splice(tabs.indexOf(shown), 1)
  }

  const actions: ((shown: Shown) => void)[] = [
    (shown) => press(shown, 1),
    (shown) => press(shown, 1),
    (shown) => press(shown, 2),
    (shown) => {
      say(`${shown.name}: reloaded`)
      end(shown)
      open()
    },
    () => {
      say('pressed in every tab')
      for (const each of tabs) press(each, 1)
    },
    () => {
      if (tabs.length > 2) return
      say('opened once more')
      open()
    },
    (shown) => {
      say(`${shown.name}: came back to`)
      void look(shown)
    },
    (shown) => {
      logIn(shown)
      void look(shown)
    },
    (shown) => void shown.tab.keeper.ask(),
    () => say(`the clock jumped by ${jumpClock(phone, random)} h`),
  ]

  return {
    story,
    doSomething() {
      const shown = tabs.length ? random.pick(tabs) : open()
      random.pick(actions)(shown)
    },
    /** Reopens the page on a good connection: the result it shows then. */
    async lookAgain() {
      for (const shown of [...tabs]) end(shown)
      const last = open()
      await time.pass(60_000)
      return { standing: last.tab.keeper.now().at, records: last.records }
    },
    /** What the person was shown that contradicts the server. */
    contradictions(): string[] {
      return readings.flatMap(({ at, pressedAt, what, alone }) => {
        if (!alone) return []
        return ledger.made().flatMap((moment) => {
          const earlier = moment <= at && (what === 'nothing' || moment >= pressedAt)
          const unasked = moment > at && !presses.some((pressed) => pressed > at && pressed <= moment)
          return earlier || unasked
            ? [`shown "${what}" at ${at - ledger.start}, withdrawn at ${moment - ledger.start}`]
            : []
        })
      })
    },
  }
}
