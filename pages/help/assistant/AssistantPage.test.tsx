import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { storage } from '#shared/runtime/storage'
import { type PageOptions, renderPage } from '#testing'
import { AssistantPage } from './AssistantPage.tsx'

const ASK = '/misc/assistant/ask'
const FAST = { path: ASK, paceMs: 0 }
const KEY = 'assistant-10001'

const open = (options: Partial<PageOptions> = {}) => {
  Element.prototype.scrollIntoView = () => {}
  return renderPage(AssistantPage, {
    page: 'help/assistant',
    language: 'en',
    userId: '10001',
    faults: FAST,
    ...options,
  })
}
const button = (name: string) => screen.findByRole('button', { name })
const kept = () => JSON.stringify(storage.readJson(KEY) ?? null)

it('a question is answered in Markdown, and both are there after a reload', async () => {
  const { user, unmount } = open()
  await user.type(
    screen.getByRole('textbox', { name: 'Write your question' }),
    'How do I open a hall?{Enter}',
  )
  expect(await button('Copy')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'the Lighthouse' }).getAttribute('href')).toBe('/infoStation?id=1')
  expect(document.querySelector('pre')?.textContent).toContain('Welcome to our hall!')
  unmount()
  open()
  expect(await screen.findByText('How do I open a hall?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'the Lighthouse' })).toBeTruthy()
})

it('the Enter that ends a word of an input method does not send the question', async () => {
  const { sandbox } = open()
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: '你好' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(sandbox.calls.filter(({ path }) => path === ASK)).toEqual([])
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(await screen.findByText('你好')).toBeTruthy()
})

it('the next question carries the conversation, and its answer is shown below the first', async () => {
  const { user, sandbox } = open()
  await user.click(await button('How do I stay safe?'))
  await button('Answer again')
  await user.type(screen.getByRole('textbox'), 'hello{Enter}')
  await screen.findByText(/I keep the light here/)
  const history = JSON.parse(sandbox.calls.filter(({ path }) => path === ASK)[1]?.params.history ?? '')
  expect(history.map(({ by }: { by: string }) => by)).toEqual(['person', 'assistant'])
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

describe('an answer that does not come whole', () => {
  const table = 'What should I know before I withdraw?'

  it('an answer whose connection breaks keeps what came, and goes on from there', async () => {
    const { user, sandbox } = open({ faults: [FAST, { path: ASK, paceMs: 0, cut: 400, times: 1 }] })
    await user.click(await button(table))
    expect(await screen.findByText('The answer broke off here')).toBeTruthy()
    expect(screen.getByText(/Before you withdraw/)).toBeTruthy()
    await user.click(await button('Go on'))
    expect(await screen.findByRole('link', { name: 'withdrawal page' })).toBeTruthy()
    expect(screen.getAllByText(/Before you withdraw/)).toHaveLength(1)
    expect(sandbox.calls.at(-1)?.params.soFar).toContain('Before you withdraw')
  })

  it('an answer can be stopped, and said again from the start', async () => {
    const { user } = open({ faults: { path: ASK, paceMs: 0, hang: true, times: 1 } })
    await user.click(await button(table))
    await screen.findByText(/Before you withdraw/)
    await user.click(await button('Stop the answer'))
    expect(await screen.findByText('Stopped')).toBeTruthy()
    await user.click(await button('Answer again'))
    expect(await screen.findByRole('link', { name: 'withdrawal page' })).toBeTruthy()
  })

  it('an answer that was refused says why, in the server’s words', async () => {
    const { user } = open({ faults: { path: ASK, code: 8001, desc: 'One moment, please' } })
    await user.click(await button(table))
    expect(await screen.findByText('One moment, please')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
    expect(await button('Answer again')).toBeTruthy()
  })

  it('an answer that was on its way when the page was left has broken off when it is opened again', async () => {
    open({
      prepare: () =>
        void storage.writeJson(KEY, [{ id: '1', question: 'hello', answer: 'Hel', state: 'coming' }]),
    })
    expect(await screen.findByText('The answer broke off here')).toBeTruthy()
    expect(await button('Go on')).toBeTruthy()
  })
})

it('an unfinished code fence is closed, and markup of strangers stays text', async () => {
  const lines = [{ text: '<b>x</b> [x](javascript:alert(1))\n```\nfence' }, { end: 'whole' }]
  const { user } = open({ faults: { path: ASK, paceMs: 0, lines } })
  await user.click(await button('How do I stay safe?'))
  await button('Copy')
  const answer = screen.getByRole('article')
  expect(answer.querySelector('pre')?.textContent).toContain('fence')
  expect(answer.querySelector('b')).toBeNull()
  expect(within(answer).queryByRole('link')).toBeNull()
})

it('the conversation can be cleared, and nothing of it stays on the phone', async () => {
  const { user } = open()
  await user.click(await button('How do I stay safe?'))
  await button('Copy')
  expect(kept()).toContain('stay safe')
  await user.click(await button('Clear'))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Clear' }))
  expect(await button('How do I stay safe?')).toBeTruthy()
  expect(kept()).toBe('null')
})

it('a logged-out visitor logs in first, and an empty question is not sent', async () => {
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user, sandbox } = open({ userId: undefined })
  await user.click(await button('Send'))
  expect(await screen.findByText('Write your question first')).toBeTruthy()
  await user.click(await button('How do I stay safe?'))
  expect(to).toHaveBeenCalledWith('/login', expect.anything())
  expect(sandbox.calls).toEqual([])
})
