import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { type PageOptions, renderPage } from '#testing'
import { Desk } from './Desk.tsx'
import { FIRST } from './edition.ts'
import { LeadForm } from './LeadForm.tsx'
import { NUMBER } from './testing.ts'

const SUBMIT = '/user/media/clue/submit'
const CHECK = '/user/media/clue/checkContact'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(() => <LeadForm edition={FIRST} />, {
    page: 'clues/submit',
    language: 'en',
    userId: '10001',
    ...options,
  })
type User = ReturnType<typeof open>['user']
const contact = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact' })
const press = async (user: User, name = 'Submit lead') =>
  user.click(await screen.findByRole('button', { name }))

async function fillIn(user: User, number = NUMBER) {
  await user.clear(await contact())
  await user.type(await contact(), number)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'What they go by' })
  if (!name.value) await user.type(name, 'Mu')
}

it('a lead that was handed in before is refused at its field, and another contact can be submitted', async () => {
  const { user, sandbox } = open()
  await fillIn(user, '13900000000')
  await press(user)
  expect(await screen.findByText(/Already submitted/)).toBeTruthy()
  expect((await contact()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()
  await fillIn(user)
  await press(user)
  expect(await screen.findByText('139****5678')).toBeTruthy()
  expect(document.body.textContent).not.toContain(NUMBER)
  const ids = sandbox.calls.filter(({ path }) => path === SUBMIT).map(({ params }) => params.intentId)
  expect(new Set(ids).size).toBe(2)
})

it('a contact is checked once when its field is left, and what is new is said', async () => {
  const { user, sandbox } = open()
  await fillIn(user)
  expect(await screen.findByText('Not submitted yet')).toBeTruthy()
  await user.click(await contact())
  await user.tab()
  expect(sandbox.calls.filter(({ path }) => path === CHECK)).toHaveLength(1)
})

it('an account name may be in any script', async () => {
  const { user, sandbox } = open()
  await fillIn(user, '阿木')
  await press(user)
  expect(await screen.findByText('****')).toBeTruthy()
  expect(sandbox.calls.some(({ path }) => path === SUBMIT)).toBe(true)
})

it('a form without name and contact says what is missing, and sends nothing', async () => {
  const { user, sandbox } = open()
  await press(user)
  expect(await screen.findByText('Enter a name')).toBeTruthy()
  expect(screen.getByText(/Enter a phone number or account name/)).toBeTruthy()
  expect(sandbox.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('what was typed is there on the next visit, and is forgotten once it is submitted', async () => {
  const first = open()
  await fillIn(first.user)
  first.unmount()
  const { user } = open()
  expect((await contact()).value).toBe(NUMBER)
  expect(screen.getByText('Your draft is back')).toBeTruthy()
  await press(user)
  await screen.findByText('Lead submitted')
  expect(JSON.stringify(localStorage)).not.toContain(NUMBER)
  await press(user, 'Submit another')
  expect((await contact()).value).toBe('')
})

it('a logged-out visitor comes back from the login to what was typed', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user, unmount } = open({ userId: undefined })
  await fillIn(user)
  await press(user)
  expect(to).toHaveBeenCalledWith('/login', { back: expect.stringContaining('/recruitment/submitClue') })
  unmount()
  open()
  expect((await contact()).value).toBe(NUMBER)
})

it('a contact that is new leads from the desk to the form, which has it, and no address does', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user, unmount } = renderPage(() => <Desk edition={FIRST} />, {
    page: 'clues/desk',
    language: 'en',
    userId: '10001',
  })
  await user.type(await contact(), NUMBER)
  await press(user, 'Check and continue')
  await waitFor(() => expect(to).toHaveBeenCalledWith('/recruitment/submitClue'))
  unmount()
  open()
  expect((await contact()).value).toBe(NUMBER)
})
