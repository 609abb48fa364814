import { expect, it, vi } from 'vitest'
import { steps } from '#shared/runtime/errors'
import { followSteps, keepTrail } from './index.ts'
import { readTrail } from './trail.ts'

const answer = (text: string, headers = {}) =>
  Promise.resolve({ status: 200, text, headers: new Headers(headers), sentAt: 1000, headersAt: 1120 })
const written = () => JSON.parse(localStorage.getItem('statisticsTrail') ?? '[]')

it('requests and bridge calls are kept with their results and ids, without inputs and secrets', async () => {
  vi.useFakeTimers()
  steps.push({
    call: { method: 'GET', url: '/room/list?token=abcdef&phone=13812345678' },
    answer: answer('{"code":200,"data":{"code":5}}', { 'x-request-id': 'r-1' }),
  })
  followSteps()
  keepTrail()
  const body = new URLSearchParams({ intentId: 'key-1', mobile: '13812345678' })
  steps.push({
    call: { method: 'POST', url: '/assets/pay', body },
    answer: Promise.reject<never>({ kind: 'timeout' }),
  })
  steps.push({ call: { method: 'POST', url: '/assets/frontendLog/v3' }, answer: answer('{"code":200}') })
  steps.push({ method: 'jumpRoom', answer: { ok: false, code: 'missing' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(written()).toEqual([])
  expect(readTrail().map(({ main, error }) => `${main}: ${error}`)).toEqual([
    'request: GET /room/list 200 code 200 120 ms id r-1',
    'request: POST /assets/pay key key-1 timeout',
    'bridge: jumpRoom missing',
  ])
  window.dispatchEvent(new Event('pagehide'))
  expect(written()).toHaveLength(3)
  expect(readTrail()).toHaveLength(3)
})

it('the last 80 steps are kept, those of earlier pages included', async () => {
  vi.useFakeTimers()
  const old = Array.from({ length: 80 }, (_, at) => ({
    main: 'request',
    date: at,
    error: `old ${at}`,
    info: '',
  }))
  localStorage.setItem('statisticsTrail', JSON.stringify(old))
  followSteps()
  for (let n = 0; n < 3; n++) steps.push({ method: `call${n}`, answer: { ok: true } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(written()).toHaveLength(80)
  expect([written()[0].error, written()[79].error]).toEqual(['old 3', 'call2 ok'])
})

it('the first five errors of a document are reported as events, cut', async () => {
  vi.useFakeTimers()
  followSteps()
  for (let n = 0; n < 7; n++)
    steps.push({ main: 'render', date: n, error: `Error ${n} ${'x '.repeat(250)}`, info: '' })
  const events = Object.keys(localStorage).filter((key) => key.startsWith('statistics:'))
  expect(events).toHaveLength(5)
  const first = JSON.parse(localStorage.getItem(events.sort()[0] ?? '') ?? '')
  expect(first).toMatchObject({ id: 'error', scene: 20 })
  expect(JSON.parse(first.extra)).toEqual({ main: 'render', error: `Error 0 ${'x '.repeat(146)}` })
})
