import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormField } from '#shared/kit/form-field'
import { isReloadLocked } from '#shared/runtime/reload-lock'
import { renderComponent } from '#testing/render-component.tsx'
import { Form } from './index.ts'

function Letter({ check }: { check: () => Promise<string> | string }) {
  const [problem, setProblem] = useState('')
  return (
    <Form label="Letter" onSubmit={async () => setProblem(await check())}>
      <FormField label="To">{(control) => <input {...control} />}</FormField>
      <FormField label="City" error={problem}>
        {(control) => <input {...control} />}
      </FormField>
      <button type="submit">Send</button>
    </Form>
  )
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = () => screen.getByRole('button', { name: 'Send' })

test.each([
  ['at once', () => 'No such city'],
  ['by the server', async () => 'No such city'],
])('a problem that is found %s gets the focus', async (_, check) => {
  const { user } = renderComponent(<Letter check={check} />)
  await user.click(send())
  await vi.waitFor(() => expect(document.activeElement).toBe(field('City')))
})

test('without a problem the focus stays where it is', async () => {
  const { user } = renderComponent(<Letter check={() => ''} />)
  await user.click(send())
  expect(document.activeElement).toBe(send())
})

test('the Enter key submits a form, and the page stays', async () => {
  const { user } = renderComponent(<Letter check={() => 'No such city'} />)
  await user.type(field('To'), 'A{Enter}')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('City')))
  expect(field('To').value).toBe('A')
})

test('a form that is half filled holds the page: nothing loads it again until the form is sent or gone', async () => {
  function Emptied() {
    const [words, setWords] = useState('')
    return (
      <Form label="Letter" onSubmit={() => words === 'A' && setWords('')}>
        <input aria-label="To" value={words} onChange={(event) => setWords(event.target.value)} />
        <input type="checkbox" aria-label="Read" />
        <button type="submit">Send</button>
      </Form>
    )
  }
  const { user, unmount } = renderComponent(<Emptied />)
  await user.click(field('Read'))
  expect(isReloadLocked()).toBe(false)
  await user.type(field('To'), 'AB')
  await user.click(send())
  expect(isReloadLocked()).toBe(true)
  await user.type(field('To'), '{Backspace}')
  expect(isReloadLocked()).toBe(true)
  await user.click(send())
  await vi.waitFor(() => expect(isReloadLocked()).toBe(false))
  await user.type(field('To'), 'C')
  unmount()
  expect(isReloadLocked()).toBe(false)
})

/** A keyboard that covers the lower half, as on iOS: what is seen gets smaller, the page does not. */
test('where a keyboard lies over the page there is room below the form, and the field is brought above it', () => {
  const view = Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight })
  vi.stubGlobal('visualViewport', view)
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 600,
    bottom: 680,
    left: 0,
    width: 300,
  } as DOMRect)
  renderComponent(<Letter check={() => ''} />)
  field('To').focus()
  const half = window.innerHeight / 2
  act(() => {
    view.height = half
    view.dispatchEvent(new Event('resize'))
  })
  act(() => void vi.advanceTimersByTime(350))
  const form = screen.getByRole('form', { name: 'Letter' })
  expect((form.lastElementChild as HTMLElement).style.height).toBe(`${half}px`)
  expect(scrolled).toHaveBeenCalledWith(0, 640 - half / 2)
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.unstubAllGlobals())
