import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { frameIn, leaveHosts } from '#shared/runtime/bridge/pretend-hosts.ts'
import { navigate } from '#shared/runtime/navigate'
import { renderPiece } from '#testing/render-piece.tsx'
import { OpenInApp, useNoApp } from './index.ts'

afterEach(leaveHosts)

test('in a plain browser it leads to the download and says where from', async () => {
  history.replaceState(null, '', '/constellation?x=1')
  const to = vi.spyOn(navigate, 'to').mockReturnValue(true)
  const { user } = renderPiece(<OpenInApp />, 'en')
  await user.click(screen.getByRole('button', { name: 'Open app' }))
  expect(to).toHaveBeenCalledWith('/download', { from: '/constellation' })
})

test('in the app there is no such bar', () => {
  vi.spyOn(bridge, 'host', 'get').mockReturnValue('ios')
  const { container } = renderPiece(<OpenInApp />)
  expect(container.innerHTML).toBe('')
})

test('a known page around this one hears what leads to a hall, though no app is there', () => {
  const Known = () => (
    <p>
      {String(useNoApp('jumpRoom'))} {String(useNoApp('openGiftBox'))} {String(useNoApp())}
    </p>
  )
  const { container, unmount } = renderPiece(<Known />)
  expect(container.textContent).toBe('true true true')
  unmount()
  frameIn({ postMessage() {} })
  expect(renderPiece(<Known />).container.textContent).toBe('false true true')
})

test('the prerendered screen leaves it open', () => {
  renderPiece(<p />)
  expect(renderToString(<OpenInApp />)).toBe('')
})
