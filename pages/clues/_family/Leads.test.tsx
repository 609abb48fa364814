import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { giveLayout } from '#testing/layout.ts'
import { Desk } from './Desk.tsx'
import { type Edition, FIRST, SECOND } from './edition.ts'
import { Leads } from './Leads.tsx'
import { ReportForm } from './ReportForm.tsx'
import { Reports } from './Reports.tsx'

type Screen = (props: { edition: Edition }) => React.ReactNode

/** Noon in the product's zone: what becomes of a lead goes by the hour. */
const NOON = Date.UTC(2026, 3, 8, 4)

const open = (Shown: Screen, edition: Edition, options: Partial<PageOptions> = {}) =>
  renderPage(() => <Shown edition={edition} />, {
    page: `clues/list${edition.filters ? '-new' : ''}`,
    language: 'en',
    userId: '10002',
    now: NOON,
    ...options,
  })
const inputs = (sandbox: ReturnType<typeof open>['sandbox'], path: string) =>
  sandbox.calls.filter((call) => call.path === path).map(({ params }) => params)

it('the desk leads to the leads of a status, and the list asks for those alone', async () => {
  const desk = open(Desk, FIRST, { page: 'clues/desk' })
  const joined = await screen.findByRole('link', { name: /Joined/ })
  expect(joined.getAttribute('href')).toBe('/recruitment/clueList?status=joined')
  desk.unmount()
  const { sandbox } = open(Leads, FIRST, { query: '?status=joined' })
  expect(await screen.findByText('7 leads')).toBeTruthy()
  expect(inputs(sandbox, '/user/media/clue/list').map(({ status }) => status)).toEqual(['joined'])
})

it('the new desk counts a period, which the simple one does not offer', async () => {
  const { user, sandbox, unmount } = open(Desk, SECOND, { page: 'clues/desk-new' })
  expect(await screen.findByText(/26.9% of all leads/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  expect(await screen.findByText('Switching')).toBeTruthy()
  await waitFor(() => expect(inputs(sandbox, '/user/media/clue/counts').at(-1)?.from).toMatch(/^\d{13}$/))
  unmount()
  open(Desk, FIRST, { page: 'clues/desk' })
  await screen.findByRole('link', { name: /Joined/ })
  expect(screen.queryByRole('radio', { name: '7 days' })).toBeNull()
})

it('the new list finds leads by a word, and shows all again where there are none', async () => {
  const { user } = open(Leads, SECOND)
  const field = await screen.findByRole('searchbox', { name: 'Name or remarks' })
  await user.type(field, '晚上{Enter}')
  expect(await screen.findByText('9 leads')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'nobody{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('26 leads')).toBeTruthy()
})

it('the lead that has waited longest comes first, with its next step, and leads to a report on it', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const page = giveLayout()
  const { user } = open(Leads, FIRST, { query: '?status=following' })
  await screen.findByText('3 leads')
  await page.reachEnd()
  const [longest] = await screen.findAllByRole('button', { name: /\*\*\*\*/ })
  expect(longest?.textContent).toContain("Next: report what's new")
  expect(longest?.textContent).toContain('Waiting 1 day')
  await user.click(longest as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: 'History' }))
  await user.click(sheet.getByRole('button', { name: 'Write a report' }))
  expect(to).toHaveBeenCalledWith('/recruitment/reportClue', { clueId: '24' })
})

it('a report is about one lead, and is not offered once that is closed', async () => {
  const { user, sandbox, unmount } = open(ReportForm, FIRST, { userId: '10001' })
  await user.type(await screen.findByRole('textbox', { name: 'What was said' }), 'Ten minutes, wants a trial')
  await user.click(screen.getByRole('button', { name: 'Submit report' }))
  expect(await screen.findByText('Report submitted')).toBeTruthy()
  expect(inputs(sandbox, '/user/media/clue/report/submit')).toMatchObject([
    { clueId: '2', outcome: 'reached' },
  ])
  unmount()
  open(ReportForm, FIRST, { query: '?clueId=1' })
  expect(await screen.findByText(/This lead is closed/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a lead that was closed while a report was written shows a message, and keeps what was written', async () => {
  const { user, sandbox } = open(ReportForm, FIRST, { userId: '10001' })
  await user.type(await screen.findByRole('textbox', { name: 'What was said' }), 'Ten minutes')
  sandbox.addFault({
    path: '/user/media/clue/report/submit',
    code: 2007,
    desc: 'This lead is closed',
    times: 1,
  })
  await user.click(screen.getByRole('button', { name: 'Submit report' }))
  expect(await screen.findByText('This lead is closed')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ten minutes')
})

it('reports of one lead are those that its address names', async () => {
  const { sandbox } = open(Reports, FIRST, { query: '?clueId=26' })
  expect(await screen.findByRole('heading', { name: 'Reports on this lead' })).toBeTruthy()
  await waitFor(() => expect(inputs(sandbox, '/user/media/clue/report/list').at(-1)?.clueId).toBe('26'))
})

it('a copied contact is pasted into one field, which shows its app', async () => {
  const { user } = open(Desk, FIRST, { page: 'clues/desk' })
  const contact = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact' })
  await user.click(contact)
  await user.paste('抖音号：amu_88')
  expect(contact.value).toBe('amu_88')
  const app = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where to find them' })
  expect(app.selectedOptions[0]?.textContent).toBe('Douyin')
})
