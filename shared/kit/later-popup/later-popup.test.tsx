import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { laterPopup, type PopupProps } from './index.ts'

const never = () => new Promise<never>(() => {})
const close = () => {}
const WON = [{ id: 'rose', name: '玫瑰', count: '×3' }]

test('a popup has its title before its content is there', () => {
  const Popup = laterPopup<PopupProps>(never, () => WON)
  renderComponent(<Popup open title="拆开啦" onClose={close} />)
  expect(screen.getByRole('dialog', { name: '拆开啦' }).querySelector('[aria-busy="true"]')).toBeTruthy()
})

test('the content of a popup loads when it opens, and not before', async () => {
  const load = vi.fn(async () => () => <p>玫瑰</p>)
  const Popup = laterPopup<PopupProps>(load, () => WON)
  const { rerender } = renderComponent(<Popup open={false} onClose={close} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Popup open onClose={close} />)
  expect(await screen.findByText('玫瑰')).toBeTruthy()
})

test('a popup whose content fails to load still names what was won, and is put away', async () => {
  const onClose = vi.fn()
  const Popup = laterPopup<PopupProps>(
    () => Promise.reject(new TypeError('offline')),
    () => WON,
  )
  const { user } = renderComponent(<Popup open onClose={onClose} />)
  expect((await screen.findByRole('listitem')).textContent).toBe('玫瑰 ×3')
  await user.click(screen.getByRole('button', { name: '开心收下' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
