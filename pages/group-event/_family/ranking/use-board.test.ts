import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBoard } from './use-board.ts'

it('the board that was left is there on return, and another visit begins with the groups', () => {
  const visit = () => renderHook(useBoard).result
  const first = visit()
  act(() => first.current.choose({ kind: 'members' }))
  act(() => first.current.choose({ period: 'day' }))
  expect(visit().current).toMatchObject({ kind: 'members', period: 'day' })
  history.replaceState(null, '')
  expect(visit().current).toMatchObject({ kind: 'groups', period: 'total' })
})
