import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { navigate } from '#shared/runtime/navigate'
import { renderComponent } from '#testing/render-component.tsx'
import { PendingNote, SpendConfirm } from './index.ts'

const ask = (change: Partial<Parameters<typeof SpendConfirm>[0]> = {}) => {
  const onConfirm = vi.fn()
  const page = renderComponent(
    <SpendConfirm
      open
      title="Buy"
      price={15_999}
      balance={20_000}
      unknown={false}
      busy={false}
      track="buy"
      onConfirm={onConfirm}
      onCancel={() => {}}
      {...change}
    />,
    'en',
  )
  return { ...page, onConfirm }
}
const facts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent)

test('price, balance and what is left are said in every digit before anything is spent', async () => {
  const { user, onConfirm } = ask()
  expect(facts()).toEqual(['15,999', '20,000', '4001'])
  await user.click(screen.getByRole('button', { name: 'Pay 15,999 PP coins' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a person who has too little reads how much is missing, and is led to top up', async () => {
  const recharge = vi.spyOn(navigate, 'recharge').mockReturnValue(true)
  const { user, onConfirm } = ask({ balance: 5000 })
  expect(facts()).toEqual(['15,999', '5000', '10,999'])
  await user.click(screen.getByRole('button', { name: 'Top up' }))
  expect(recharge).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a free action is confirmed as free', () => {
  ask({ price: 0 })
  expect(screen.getByRole('button', { name: "Yes, it's free" })).toBeTruthy()
})

test('while a result is unknown nothing is offered but to check it, whatever the balance', async () => {
  const { user, onConfirm } = ask({ unknown: true, balance: 0 })
  expect(facts()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a note about an unknown result checks it, in the usual words or the page’s own', async () => {
  const check = vi.fn()
  const { user, rerender } = renderComponent(<PendingNote busy={false} onCheck={check} />, 'en')
  expect(screen.getByRole('status').textContent).toContain('never charges you twice')
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(check).toHaveBeenCalledOnce()
  rerender(
    <PendingNote busy={false} onCheck={check}>
      Is the rose there?
    </PendingNote>,
  )
  expect(screen.getByText('Is the rose there?')).toBeTruthy()
})
