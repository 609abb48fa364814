import type { session } from '#shared/runtime/session'
import { PEOPLE } from './ledger.ts'
import type { Phone, PhoneTab } from './phone.ts'
import type { Step } from './plan.ts'

/** A tab, and the page in it, which is another one for each person that the tab becomes. */
export interface Shown<Tab, Page> {
  name: string
  tab: PhoneTab<Tab>
  /** Whose page it is; '' while nobody has logged in. */
  userId: string
  page: Page
}

interface TabsOptions<Tab, Page> {
  phone: Phone<Tab>
  now: () => number
  /** A page begins for the person of the tab. @returns it, and how it ends. */
  mount(shown: { name: string; tab: PhoneTab<Tab>; userId: string }): { page: Page; unmount: () => void }
}

const HOUR = 3_600_000

/** The tabs of a phone, which two people share: one at a time has it in hand, and logs in where nobody is. */
export function createTabs<Tab extends { session: typeof session }, Page>({
  phone,
  now,
  mount,
}: TabsOptions<Tab, Page>) {
  const open: (Shown<Tab, Page> & { end(): void })[] = []
  const story: string[] = []
  const start = now()
  let opened = 0
  let holder: string = PEOPLE[0]
  const say = (what: string) => story.push(`${((now() - start) / 1000).toFixed(1)} s: ${what}`)

  const logIn = ({ tab }: { tab: PhoneTab<Tab> }) => {
    if (!tab.session.isLoggedIn()) tab.session.save({ token: `demo-${holder}`, userId: holder })
  }
  const add = () => {
    const tab = phone.open()
    const name = `tab ${++opened}`
    logIn({ tab })
    const begin = () => {
      const { userId } = tab.session.get()
      return { userId, ...mount({ name, tab, userId }) }
    }
    let { unmount, ...first } = begin()
    const shown = {
      name,
      tab,
      ...first,
      end() {
        unmount()
        stop()
        tab.end()
        open.splice(open.indexOf(shown), 1)
      },
    }
    const stop = tab.session.subscribe(() => {
      const { userId } = tab.session.get()
      if (!userId || userId === shown.userId) return
      say(`${name}: is of ${userId} now`)
      unmount()
      const next = begin()
      unmount = next.unmount
      Object.assign(shown, { userId, page: next.page })
    })
    open.push(shown)
    return shown
  }

  return {
    open: open as readonly Shown<Tab, Page>[],
    story,
    say,
    logIn,
    /** The tab that a step is about. */
    at: (step: Step) => open[step.tab % Math.max(1, open.length)] ?? add(),
    /** Does what is alike on all pages. @returns false where it is left to the page. */
    perform({ act, hours }: Step, { name, tab }: Shown<Tab, Page>): boolean {
      if (act === 'reload') {
        say(`${name}: reloaded`)
        open.find((each) => each.tab === tab)?.end()
        add()
      } else if (act === 'open once more') {
        if (open.length < 3) add()
      } else if (act === 'set the clock') {
        say(`the clock jumped by ${hours} h`)
        phone.moveClock(hours * HOUR)
      } else if (act === 'hand the phone over') {
        holder = PEOPLE[holder === PEOPLE[0] ? 1 : 0]
        say(`${name}: ${holder} logs in`)
        tab.session.save({ token: `demo-${holder}`, userId: holder })
      } else return false
      return true
    },
    /** Closes all, and opens the page for a person. */
    openFor(userId: string): Shown<Tab, Page> {
      for (const each of [...open]) each.end()
      holder = userId
      const shown = add()
      shown.tab.session.save({ token: `demo-${userId}`, userId })
      return shown
    },
  }
}
