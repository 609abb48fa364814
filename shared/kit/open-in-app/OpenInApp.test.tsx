import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { navigate } from '#shared/runtime/navigate'
import { frameIn, leaveClients } from '#testing/clients/frame'
import { renderComponent } from '#testing/render-component.tsx'
import { OpenInApp, useNoApp } from './index.ts'

/** A page of two screens, scrolled so far. */
let scrolled = 0
const scrollTo = (y: number) =>
  act(() => {
    scrolled = y
    window.dispatchEvent(new Event('scroll'))
  })
const bar = () => screen.queryByRole('button', { name: 'Open app' })

beforeEach(() => {
  scrolled = 0
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => 2 * innerHeight)
})
afterEach(leaveClients)

test('in a plain browser the bar leads to the download and says where the person came from', async () => {
  history.replaceState(null, '', '/constellation?x=1')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = renderComponent(<OpenInApp />, 'en')
  scrollTo(300)
  await user.click(screen.getByRole('button', { name: 'Open app' }))
  expect(to).toHaveBeenCalledWith('/download', expect.objectContaining({ from: '/constellation' }))
})

test('the bar lies over nothing of the first screen, and comes when the person scrolls', () => {
  renderComponent(<OpenInApp />, 'en')
  expect(bar()).toBeNull()
  scrollTo(300)
  expect(bar()).toBeTruthy()
  scrollTo(0)
  expect(bar()).toBeNull()
})

test('a sheet that holds the page still does not take the bar away', () => {
  renderComponent(<OpenInApp />, 'en')
  scrollTo(300)
  document.body.style.position = 'fixed'
  scrollTo(0)
  expect(bar()).toBeTruthy()
  document.body.style.position = ''
})

test('on a page that fits on the screen the bar stands at its end from the start', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => innerHeight)
  renderComponent(<OpenInApp />, 'en')
  expect(bar()).toBeTruthy()
})

test('a bar that was sent away stays away for the visit, on other pages too', async () => {
  const { user, unmount } = renderComponent(<OpenInApp />, 'en')
  scrollTo(300)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(bar()).toBeNull()
  unmount()
  renderComponent(<OpenInApp />, 'en')
  scrollTo(600)
  expect(bar()).toBeNull()
})

test('where the page’s main act is in the app, the bar stands from the start and cannot be sent away', () => {
  renderComponent(<OpenInApp main />, 'en')
  expect(bar()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
})

test('in the app there is no bar that leads to the app', () => {
  vi.spyOn(bridge, 'client', 'get').mockReturnValue('ios')
  const { container } = renderComponent(<OpenInApp main />)
  expect(container.innerHTML).toBe('')
})

test('a known page around this one gets what leads to a hall, though no app is there', () => {
  const Known = () => (
    <p>
      {String(useNoApp('jumpRoom'))} {String(useNoApp('openGiftBox'))} {String(useNoApp())}
    </p>
  )
  const { container, unmount } = renderComponent(<Known />)
  expect(container.textContent).toBe('true true true')
  unmount()
  frameIn({ postMessage() {} })
  expect(renderComponent(<Known />).container.textContent).toBe('false true true')
})

test('the prerendered screen does not yet decide whether there is a bar', () => {
  renderComponent(<p />)
  expect(renderToString(<OpenInApp />)).toBe('')
})
