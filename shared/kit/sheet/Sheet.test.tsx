import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeRoot } from '#shared/kit/theme-root'
import { renderComponent } from '#testing/render-component.tsx'
import { Sheet } from './index.ts'

/** When an event was made, by the driven clock; happy-dom stamps it by another. No two are of one moment. */
const stamps = new Map<Event, number>()
const stampOf = (event: Event) => {
  if (!stamps.has(event)) stamps.set(event, performance.now() + stamps.size / 1000)
  return stamps.get(event) as number
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(function (this: Event) {
    return stampOf(this)
  })
})
afterEach(() => void vi.useRealTimers())

function Halls() {
  const [open, setOpen] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <ThemeRoot className="theme">
      <button type="button" onClick={() => setOpen(true)}>
        选择大厅
      </button>
      <Sheet
        open={open}
        title="大厅"
        onClose={() => setOpen(false)}
        footer={<button type="button">就选这个</button>}
      >
        <button type="button" onClick={() => setInner(true)}>
          星河
        </button>
        <Sheet open={inner} title="确认" kind="dialog" onClose={() => setInner(false)} />
      </Sheet>
    </ThemeRoot>
  )
}

const dialog = (name: string) => screen.queryByRole('dialog', { name })
const settle = () => act(() => void vi.advanceTimersByTime(300))
const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

async function opened() {
  const { user } = renderComponent(<Halls />)
  await user.click(screen.getByRole('button', { name: '选择大厅' }))
  return user
}

test('a sheet opens as a named modal dialog inside the theme, with the focus in it', async () => {
  await opened()
  const panel = dialog('大厅')
  expect(panel?.getAttribute('aria-modal')).toBe('true')
  expect(panel?.closest('.theme')).toBeTruthy()
  expect(document.activeElement).toBe(panel)
})

test('Tab goes round inside a sheet, in both directions', async () => {
  const user = await opened()
  const round: unknown[] = []
  for (let step = 0; step < 4; step++) {
    await user.tab()
    round.push(focused())
  }
  expect(round).toEqual(['星河', '就选这个', '关闭', '星河'])
  await user.tab({ shift: true })
  expect(focused()).toBe('关闭')
})

test('a sheet whose text scrolls is a stop of the Tab key, and one with a short text is not', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  renderComponent(
    <Sheet open title="规则" onClose={() => {}}>
      <p>海风厅</p>
    </Sheet>,
  )
  const body = screen.getByText('海风厅').parentElement
  expect(body?.tabIndex).toBe(0)
  height.mockReturnValue(0)
  cleanup()
  renderComponent(
    <Sheet open title="规则" onClose={() => {}}>
      <p>海风厅</p>
    </Sheet>,
  )
  expect(screen.getByText('海风厅').parentElement?.hasAttribute('tabindex')).toBe(false)
})

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof opened>>) => user.keyboard('{Escape}')],
  ['its close button', (user) => user.click(screen.getByRole('button', { name: '关闭' }))],
  ['a press beside it', (user) => user.click(dialog('大厅')?.previousElementSibling as Element)],
])('%s closes a sheet, and the focus is back where it was', async (_, close) => {
  const user = await opened()
  act(() => void vi.advanceTimersByTime(400))
  await close(user)
  expect(focused()).toBe('选择大厅')
  settle()
  expect(dialog('大厅')).toBeNull()
})

test('the second tap of two, which lands beside the sheet that the first one opened, does not close it', async () => {
  const user = await opened()
  const beside = dialog('大厅')?.previousElementSibling as Element
  await user.click(beside)
  settle()
  expect(dialog('大厅')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(100))
  await user.click(beside)
  settle()
  expect(dialog('大厅')).toBeNull()
})

test('the second tap of two does not press what the first one brought under the finger', async () => {
  const { user } = renderComponent(<Halls />)
  const tap = (name: string, clientX: number) =>
    user.pointer({
      keys: '[MouseLeft]',
      target: screen.getByRole('button', { name }),
      coords: { clientX, clientY: 400 },
    })
  await tap('选择大厅', 100)
  await tap('星河', 103)
  expect(dialog('确认')).toBeNull()
  act(() => void vi.advanceTimersByTime(400))
  await tap('星河', 103)
  expect(dialog('确认')).toBeTruthy()
})

test('the second tap of two presses nothing of the sheet either when a slow phone comes to it late', async () => {
  const { user } = renderComponent(<Halls />)
  const at = (clientX: number) => ({ bubbles: true, clientX, clientY: 400 })
  const tap = (name: string, event: MouseEvent) =>
    act(() => void screen.getByRole('button', { name }).dispatchEvent(event))
  tap('选择大厅', new MouseEvent('click', at(100)))
  const hurried = new MouseEvent('click', at(103))
  stampOf(hurried)
  act(() => void vi.advanceTimersByTime(400))
  tap('星河', hurried)
  expect(dialog('确认')).toBeNull()
  await user.click(screen.getByRole('button', { name: '星河' }))
  expect(dialog('确认')).toBeTruthy()
})

test('a tap whose event is dated by another clock does press', async () => {
  renderComponent(<Halls />)
  const tap = (name: string) => {
    const event = new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 400 })
    stamps.set(event, performance.now() - 3_600_000 + stamps.size / 1000)
    act(() => void screen.getByRole('button', { name }).dispatchEvent(event))
  }
  tap('选择大厅')
  tap('星河')
  expect(dialog('确认')).toBeTruthy()
})

test('a quick tap on another place is taken as meant', async () => {
  const { user } = renderComponent(<Halls />)
  for (const [name, clientX] of [
    ['选择大厅', 100],
    ['星河', 200],
  ] as const)
    await user.pointer({
      keys: '[MouseLeft]',
      target: screen.getByRole('button', { name }),
      coords: { clientX, clientY: 400 },
    })
  expect(dialog('确认')).toBeTruthy()
})

test('of two open sheets Escape closes the upper one alone', async () => {
  const user = await opened()
  await user.click(screen.getByRole('button', { name: '星河' }))
  await user.keyboard('{Escape}')
  settle()
  expect(dialog('确认')).toBeNull()
  expect(dialog('大厅')).toBeTruthy()
  expect(focused()).toBe('星河')
})

test('the page below keeps its place and does not scroll until the last sheet is gone', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420)
  const user = await opened()
  expect(document.body.style.position).toBe('fixed')
  expect(document.body.style.top).toBe('-420px')
  await user.keyboard('{Escape}')
  expect(document.body.style.position).toBe('')
  expect(scrollTo).toHaveBeenCalledWith(0, 420)
})

test('an element that took the focus below a sheet keeps it when the sheet closes', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const user = await opened()
  const output = document.createElement('output')
  output.tabIndex = -1
  document.body.append(output)
  act(() => output.focus())
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(output)
  expect(shown.mock.instances).toEqual([output])
  output.remove()
})

test('the first screen can be rendered in Node with a sheet that is meant to be open', () => {
  renderComponent(<p />)
  expect(renderToString(<Sheet open title="奖励" onClose={() => {}} />)).toBe('')
})

test('while a sheet leaves, a press on its buttons does nothing', async () => {
  const buy = vi.fn()
  const sheet = (open: boolean) => (
    <Sheet
      open={open}
      title="确认"
      onClose={() => {}}
      footer={
        <button type="button" onClick={buy}>
          买下
        </button>
      }
    />
  )
  const { user, rerender } = renderComponent(sheet(true))
  const button = screen.getByRole('button', { name: '买下' })
  await user.click(button)
  rerender(sheet(false))
  await user.click(button)
  expect(buy).toHaveBeenCalledTimes(1)
  await settle()
  expect(dialog('确认')).toBeNull()
})
