import type { Random } from '../sandbox/world/random.ts'
import type { PurchaseTab } from './client/purchases.ts'
import { USER } from './ledger.ts'
import { jumpClock, type Phone, type PhoneTab } from './phone.ts'
import type { VirtualTime } from './virtual-time.ts'

interface Shown {
  name: string
  tab: PhoneTab<PurchaseTab>
}

/**
 * A person who buys one thing: taps, double-taps, uses two tabs, reloads, leaves and returns, logs in again; looks up
 * pending purchases; and taps again only where nothing shows that it was bought.
 */
export function createBuyer(options: { phone: Phone<PurchaseTab>; time: VirtualTime; random: Random }) {
  const { phone, time, random } = options
  const tabs: Shown[] = []
  const story: string[] = []
  const shown = new Set<string>()
  const start = time.now()
  let opened = 0
  const say = (what: string) => story.push(`${((time.now() - start) / 1000).toFixed(1)} s: ${what}`)

  const logIn = ({ tab }: Shown) => {
    if (!tab.session.isLoggedIn()) tab.session.save({ token: `demo-${USER}`, userId: USER })
  }
  const open = () => {
    const shown = { name: `tab ${++opened}`, tab: phone.open() }
    tabs.push(shown)
    logIn(shown)
    shown.tab.subscribe(() => {})
    return shown
  }
  const press = async ({ name, tab }: Shown) => {
    if (shown.has('done') && !tab.opens()) return
    say(`${name}: ${tab.opens() ? 'checked' : 'pressed'}`)
    const outcome = await tab.press()
    if (!outcome) return
    say(`${name}: ${outcome}`)
    shown.add(outcome)
  }
  const end = (shown: Shown) => {
    shown.tab.end()
    tabs.splice(tabs.indexOf(shown), 1)
  }
  const actions: ((shown: Shown) => void)[] = [
    (shown) => void press(shown),
    (shown) => void press(shown),
    (shown) => {
      void press(shown)
      void press(shown)
    },
    (shown) => {
      say(`${shown.name}: reloaded`)
      end(shown)
      open()
    },
    () => {
      for (const shown of tabs) void press(shown)
    },
    () => {
      if (tabs.length < 3) open()
    },
    (shown) => shown.tab.comeBack(),
    logIn,
    () => say(`the clock jumped by ${jumpClock(phone, random)} h`),
  ]
  return {
    story,
    shown,
    doSomething() {
      const shown = tabs.length ? random.pick(tabs) : open()
      random.pick(actions)(shown)
    },
    /** Reopens the page on a good connection, and looks up what it lists as pending. */
    async lookAgain() {
      for (const shown of [...tabs]) end(shown)
      const last = open()
      for (let checks = 0; checks < 3 && last.tab.opens(); checks++) {
        void press(last)
        await time.pass(60_000)
      }
      return { open: last.tab.opens() }
    },
  }
}
