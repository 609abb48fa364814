import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#shared/runtime/toast'
import { renderComponent } from '#testing/render-component.tsx'
import { CopySheet } from './index.ts'

const LINK = 'https://a.example/s/1'

function open(link = LINK) {
  const onClose = vi.fn()
  const page = (
    <>
      <CopySheet link={link} onClose={onClose} />
      <Toaster />
    </>
  )
  return { onClose, ...renderComponent(page, 'en') }
}

test('the link stands selected in a field that cannot be changed', async () => {
  open()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(field.value).toBe(LINK)
  expect(field.readOnly).toBe(true)
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length])
})

test('the button below the link copies after all, shows a message and closes', async () => {
  const { user, onClose } = open()
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied, go share it')).toBeTruthy()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a second refusal says how to copy by hand', async () => {
  const { user, onClose } = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect((await screen.findAllByText('Press and hold the link, then choose Copy')).length).toBe(2)
  expect(onClose).not.toHaveBeenCalled()
})

test('without a link the sheet to copy from does not open', () => {
  open('')
  expect(screen.queryByRole('dialog')).toBeNull()
})
