import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { deskOf } from '#sandbox/domains/media-clue/desk.ts'
import { navigate } from '#shared/runtime/navigate'
import { visitStorage } from '#shared/runtime/storage'
import { type PageOptions, renderPage } from '#testing'
import { NUMBER } from '../testing.ts'
import { Landing } from './Landing.tsx'

const open = (options: Partial<PageOptions> = {}) =>
  renderPage(() => <Landing audience="boss" />, {
    page: 'clues/media-boss',
    language: 'en',
    userId: '10001',
    ...options,
  })
const LEFT = { id: 'own-1', name: 'Mu', platform: 'wechat', contact: '139****5678', remarks: '' } as const
type User = ReturnType<typeof open>['user']

async function send(user: User) {
  await user.type(screen.getByRole('textbox', { name: 'What should we call you?' }), 'Mu')
  await user.type(screen.getByRole('textbox', { name: 'Contact' }), NUMBER)
  await user.click(screen.getByRole('button', { name: 'Leave my contact' }))
}

it('a contact arrives with who it is from, for whom, and where they came from', async () => {
  visitStorage.writeJson('indexQuery', { landingPageId: '9', materialId: '31', shareId: 's1' })
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user, sandbox } = open()
  await send(user)
  expect(await screen.findByText('Your seat is kept')).toBeTruthy()
  expect(await screen.findByText('139****5678')).toBeTruthy()
  expect(sandbox.calls.find(({ path }) => path === '/user/media/clue/submit')?.params).toMatchObject({
    name: 'Mu',
    contact: NUMBER,
    audience: 'boss',
    landingPageId: '9',
    materialId: '31',
    shareId: 's1',
  })
  await user.click(screen.getByRole('button', { name: 'Get the app' }))
  expect(to).toHaveBeenCalledWith('/download', expect.anything())
})

it('a logged-out person confirms a number, filled in from the contact, and the contact is sent', async () => {
  const to = vi.spyOn(navigate, 'to')
  const { user, sandbox } = open({ userId: undefined })
  await send(user)
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
  expect(number.value).toBe(NUMBER)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm and send' }))
  expect(await screen.findByText('Please tick the agreement first')).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Confirm and send' }))
  expect(await screen.findByText('Your seat is kept')).toBeTruthy()
  expect(sandbox.calls.filter(({ path }) => path === '/user/media/clue/submit')).toHaveLength(1)
  expect(to).not.toHaveBeenCalled()
})

it('a contact that was handed in before is refused after the number is confirmed, and stays', async () => {
  const { user } = open({ userId: undefined })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact' })
  await user.type(field, '13900000000')
  await user.type(screen.getByRole('textbox', { name: 'What should we call you?' }), 'Mu')
  await user.click(screen.getByRole('button', { name: 'Leave my contact' }))
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Confirm and send' }))
  expect(await screen.findByText(/Already submitted/)).toBeTruthy()
  expect(field.value).toBe('13900000000')
})

it('a person who has left their contact before sees so, and no form', async () => {
  const { sandbox } = open()
  deskOf(sandbox.state.user('10001')).own.push({
    ...LEFT,
    screenshots: [],
    audience: 'boss',
    at: sandbox.clock.now(),
  })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('139****5678')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('the button of the first screen leads to the form', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Keep me a seat' }))
  expect(document.activeElement?.getAttribute('name')).toBe('name')
})

it('an arrival is reported with where the person came from', async () => {
  visitStorage.writeJson('indexQuery', { landingPageId: '9' })
  const { sandbox } = open()
  await vi.waitFor(() => {
    const logged = sandbox.calls.map(({ params }) => params.content ?? '').join()
    expect(logged).toContain('"eventId":"media_boss_landing"')
    expect(logged).toContain('"landingPageId":"9"')
  })
})
