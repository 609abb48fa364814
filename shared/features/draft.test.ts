import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { session } from '#shared/runtime/session'
import { useDraft, writeDraft } from './draft.ts'

const EMPTY = { name: '', pictures: [] as string[] }
const open = () => renderHook(() => useDraft('lead', EMPTY)).result
const as = (userId: string) => session.save({ token: `t${userId}`, userId })

it('what was typed is there after a reload, and gone once it is cleared', () => {
  as('10001')
  const form = open()
  expect(form.current).toMatchObject({ fields: EMPTY, restored: false })
  act(() => form.current.set({ name: 'Mu' }))
  act(() => form.current.set({ pictures: ['https://a.example/1.png'] }))
  const again = open()
  expect(again.current).toMatchObject({
    fields: { name: 'Mu', pictures: ['https://a.example/1.png'] },
    restored: true,
  })
  act(() => again.current.clear())
  expect(again.current).toMatchObject({ fields: EMPTY, restored: false })
  expect(open().current.fields).toEqual(EMPTY)
})

it('a draft belongs to one person, and a logged-out one to the next login', () => {
  const form = open()
  act(() => form.current.set({ name: 'Mu' }))
  act(() => as('10001'))
  expect(form.current.fields.name).toBe('Mu')
  act(() => form.current.set({ name: 'Mumu' }))
  act(() => as('10002'))
  expect(form.current.fields.name).toBe('')
  act(() => as('10001'))
  expect(form.current.fields.name).toBe('Mumu')
})

it('a draft of yesterday is not shown', () => {
  vi.useFakeTimers()
  writeDraft('lead', { name: 'Mu' })
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
  expect(open().current.fields).toEqual({ name: 'Mu', pictures: [] })
  vi.advanceTimersByTime(1)
  expect(open().current.fields).toEqual(EMPTY)
  vi.useRealTimers()
})

it.each(['', 'x', 'null', '{"name":7,"pictures":[1]}', '{"pictures":{}}'])(
  'a stored draft that reads %s is an empty one',
  (text) => {
    localStorage.setItem('draft:lead ', `${Date.now()} ${text}`)
    expect(open().current.fields).toEqual(EMPTY)
  },
)
