import type { MutationTab } from './client/mutations.ts'
import type { Phone } from './phone.ts'
import type { Step } from './plan.ts'
import { createTabs, type Shown } from './tabs.ts'
import type { VirtualTime } from './virtual-time.ts'

type Page = ReturnType<MutationTab['mount']>

/** What somebody has done and was shown. */
interface Own {
  pressed: boolean
  shown: Set<string>
}

/**
 * People who want one thing each, to buy, draw, claim or order: they tap, double-tap, use tabs, reload, leave and return, log
 * in again, hand the phone over; look up what is pending; and tap again only where nothing shows that it was done.
 */
export function createBuyers({ phone, time }: { phone: Phone<MutationTab>; time: VirtualTime }) {
  const people = new Map<string, Own>()
  const of = (userId: string) => {
    const own = people.get(userId) ?? { pressed: false, shown: new Set() }
    people.set(userId, own)
    return own
  }
  const tabs = createTabs<MutationTab, Page>({
    phone,
    now: time.now,
    mount({ tab }) {
      const page = tab.mount()
      const stop = page.subscribe()
      return { page, unmount: () => stop?.() }
    },
  })
  const press = async ({ name, tab, page, userId }: Shown<MutationTab, Page>) => {
    if (!tab.session.isLoggedIn() || (of(userId).shown.has('done') && !page.opens())) return
    tabs.say(`${name}: ${page.opens() ? 'checked' : 'pressed'} by ${userId}`)
    of(userId).pressed = true
    const outcome = await page.press()
    if (!outcome) return
    tabs.say(`${name}: ${outcome} for ${userId}`)
    of(userId).shown.add(outcome)
  }
  return {
    of,
    story: tabs.story,
    do(step: Step) {
      const shown = tabs.at(step)
      if (tabs.perform(step, shown)) return
      if (step.act === 'press in every tab') for (const each of tabs.open) void press(each)
      else if (step.act.startsWith('press')) {
        void press(shown)
        if (step.act === 'press twice') void press(shown)
      } else if (step.act === 'log in again') tabs.logIn(shown)
      else shown.tab.comeBack()
    },
    /** Opens the page on a good connection, and looks up what is pending, or what was pressed and never shown. */
    async lookAgain(userId: string) {
      const last = tabs.openFor(userId)
      const wanted = () => of(userId).pressed && !of(userId).shown.has('done')
      for (let checks = 0; checks < 3 && (last.page.opens() || (checks < 1 && wanted())); checks++) {
        void press(last)
        await time.pass(60_000)
      }
      return { open: last.page.opens() }
    },
  }
}
