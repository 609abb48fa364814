import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { number, object, optional, string } from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { usePaged } from '#shared/features/paged'
import { endpoint, onRenderedQuery, useQuery } from '#shared/runtime/request'
import { id } from '#shared/runtime/schema'
import { recordEarlyCall, takeRecordedCalls } from './record-early-calls.ts'

onRenderedQuery(recordEarlyCall)
afterEach(() => void takeRecordedCalls())

const output = object({})
const info = endpoint({
  method: 'GET',
  path: '/info/{id}',
  needAppendParam: '/244',
  needLogin: false,
  input: object({ id, share: optional(string()) }),
  output,
})
const list = endpoint({
  method: 'POST',
  path: '/list',
  input: object({ pageNum: number(), pageSize: number() }),
  output: object({}) as never,
})
const ranked = endpoint({ method: 'GET', path: '/rank', input: object({ top: number() }), output })

/** Renders a first screen that makes these calls, as the build does. */
const prerender = (useCalls: () => void) =>
  renderToString(
    createElement(() => {
      useCalls()
      return null
    }),
  )

test('the build finds the calls of a first screen, with the address left open', () => {
  prerender(() => {
    useQuery(info, (address) => ({ id: address.activityId, share: address.param('from') }))
    usePaged(list, {})
    useQuery(ranked, { top: 3 }, { enabled: false })
  })
  expect(takeRecordedCalls()).toEqual([
    {
      method: 'GET',
      path: '/info/{id}/244',
      params: { id: '\u0001activityId\u0001', share: '\u0001?from\u0001' },
      needLogin: false,
    },
    { method: 'POST', path: '/list', params: { pageNum: 1, pageSize: 20 }, needLogin: true },
  ])
  expect(takeRecordedCalls()).toEqual([])
})

test('one call in two places is noted once', () => {
  prerender(() => {
    useQuery(ranked, { top: 3 })
    useQuery(ranked, { top: 3 })
  })
  expect(takeRecordedCalls()).toHaveLength(1)
})

test('a call whose input is computed from the address is not noted', () => {
  prerender(() => {
    useQuery(ranked, (address) => ({ top: Number(address.param('top')) }))
    useQuery(info, (address) => ({ id: JSON.parse(address.param('ids') || '[0]')[0] }))
  })
  expect(takeRecordedCalls()).toEqual([])
})
