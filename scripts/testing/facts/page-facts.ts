import { expect, it } from 'vitest'
import { giveLayout } from '../layout.ts'
import { loadPage } from './pages.tsx'
import { visitPage } from './visit.tsx'

const LOADING = '[aria-busy="true"]'
const FAILED = '[role="alert"], [data-track="retry"]'
const LOGIN = '[data-track*="login"], a[href*="/login"]'
/** Parts that failed are retried one by one. */
const MOST_RETRIES = 8

/** What holds on a page before any action, from its `data` and `login`. */
export function describePageFacts(page: string): void {
  it('while a page’s data is on its way its title is there, and a skeleton stands in', async () => {
    const { meta, ...loaded } = await loadPage(page)
    if (!meta.data) return
    const { loading = {} } = meta.states
    const { tap } = await visitPage(loaded, loading)
    for (const each of loading.taps ?? []) await tap(each)
    expect(document.querySelector('h1')).not.toBeNull()
    expect(document.querySelector(LOADING)).not.toBeNull()
    expect(document.querySelector(FAILED)).toBeNull()
  })

  it('data that failed to load shows a message, and comes on retry', async () => {
    const { meta, ...loaded } = await loadPage(page)
    const failed = meta.states.failed
    if (!meta.data || !failed) return
    const { sandbox, find, tap, rest } = await visitPage(loaded, failed)
    for (const each of failed.taps ?? []) await tap(each)
    expect(document.querySelector(FAILED)).not.toBeNull()
    for (const path of meta.data) sandbox.addFault({ path })
    for (let times = 0; find('retry') && times < MOST_RETRIES; times++) await tap('retry')
    await rest()
    expect(document.querySelector(FAILED)).toBeNull()
    expect(document.querySelector(LOADING)).toBeNull()
  })

  it('a person who is not logged in is offered the login, or sees what everybody may', async () => {
    const { meta, ...loaded } = await loadPage(page)
    const loggedOut = meta.states['logged-out']
    if (meta.login === false || !loggedOut) return
    const { tap } = await visitPage(loaded, loggedOut)
    for (const each of loggedOut.taps ?? []) await tap(each)
    if (!document.querySelector(LOGIN)) expect(document.querySelector(`${LOADING}, ${FAILED}`)).toBeNull()
  })
}

/** Every state that a page declares is entered, its taps done one after the other. */
export function describeStateFacts(page: string, states: readonly string[]): void {
  it.each(states)('the state %s is entered', async (state) => {
    const { meta, ...loaded } = await loadPage(page)
    const recipe = meta.states[state] ?? {}
    giveLayout()
    const { tap } = await visitPage(loaded, recipe)
    for (const each of recipe.taps ?? []) await tap(each)
  })
}
