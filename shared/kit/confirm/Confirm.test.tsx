import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Confirm, type ConfirmProps } from './index.ts'

function asked(props: Partial<ConfirmProps> = {}) {
  const confirm = vi.fn()
  const cancel = vi.fn()
  const { user } = renderComponent(
    <Confirm open title="解锁高级战令？" onConfirm={confirm} onCancel={cancel} {...props}>
      价格 30 元
    </Confirm>,
  )
  return { user, confirm, cancel }
}

test('a question says what will happen and takes a yes', async () => {
  const { user, confirm } = asked({ confirmText: '支付 30 元' })
  expect(screen.getByRole('dialog', { name: '解锁高级战令？' }).textContent).toContain('价格 30 元')
  await user.click(screen.getByRole('button', { name: '支付 30 元' }))
  expect(confirm).toHaveBeenCalledTimes(1)
})

test('a question takes a no from its button and from Escape', async () => {
  const { user, cancel, confirm } = asked()
  await user.click(screen.getByRole('button', { name: '取消' }))
  await user.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledTimes(2)
  expect(confirm).not.toHaveBeenCalled()
})

test('while its action is pending a dialog can be neither confirmed again nor closed', async () => {
  const { user, cancel, confirm } = asked({ busy: true })
  await user.click(screen.getByRole('button', { name: '确定' }))
  await user.keyboard('{Escape}')
  expect(confirm).not.toHaveBeenCalled()
  expect(cancel).not.toHaveBeenCalled()
})
