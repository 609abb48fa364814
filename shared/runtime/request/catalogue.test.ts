import { readFileSync } from 'node:fs'
import { object, unknown } from 'valibot'
import { expect, test } from 'vitest'
import { session } from '#shared/runtime/session'
import { endpoint } from '../schema/index.ts'
import { CALLERS_CODES, LOUD_CODES, SILENT_CODES } from './codes.ts'
import type { ApiError } from './error.ts'
import { code, localServer, ok, text } from './local-server.ts'
import { request, send } from './request.ts'

/** As the specification has them: written here once more, so that no slip in the code passes unseen. */
const LOUD = [500, 2004, 2029, 2034, 2042, 2077, 5002]
const HANDED_ON = [2080, 2081, 2007, 2060, 2066, 2072, 4040, 5001, 5101, 8001, 404]

const board = endpoint({ method: 'GET', path: '/board', input: object({}), output: unknown() })

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call was to fail'),
    (error) => error,
  )

test('the client handles the codes of the specification, and the guide for endpoints lists them', () => {
  expect(LOUD_CODES).toEqual(LOUD)
  expect([...SILENT_CODES, ...CALLERS_CODES]).toEqual(HANDED_ON)
  const guide = readFileSync('shared/api/README.md', 'utf8')
  const firstColumn = [...guide.matchAll(/^\| ([\d, ]+?) +\|/gm)].map((match) => match[1])
  expect(firstColumn).toEqual([LOUD.join(', '), SILENT_CODES.join(', ')])
})

test.each(LOUD)('code %i shows what the server says: desc, else msg, else "Server busy"', async (number) => {
  const server = await localServer(
    code(number, { desc: 'Full', msg: 'no' }),
    code(number, { desc: '', msg: 'no' }),
    code(number),
  )
  const error = await failure(request(board, {}))
  await failure(request(board, {}))
  await failure(request(board, {}))
  expect(error).toMatchObject({ kind: 'business', code: number, message: 'Full', shown: true })
  expect(server.toasts).toEqual(['error: Full', 'error: no', 'error: Server busy'])
})

test.each(HANDED_ON)('code %i goes to the caller without a toast', async (number) => {
  const server = await localServer(code(number, { desc: 'Quota reached', bizCode: 'QUOTA' }))
  const error = await failure(request(board, {}))
  expect(error).toMatchObject({
    kind: 'business',
    code: number,
    bizCode: 'QUOTA',
    message: 'Quota reached',
    shown: false,
  })
  expect(server.toasts).toEqual([])
  server.answers(code(number, { desc: 'Quota reached' }))
  await failure(send(board, {}, { asked: true }))
  expect(server.toasts).toEqual([])
})

test.each(LOUD)(
  'code %i with a bizCode that the page handles itself is not toasted, with another or none it is',
  async (number) => {
    const draw = endpoint({ ...board, ignoreToastBizCode: ['OPEN_STARS_ROOM_ERROR', '77'] })
    const server = await localServer(
      code(number, { bizCode: 'OPEN_STARS_ROOM_ERROR', desc: 'moved on' }),
      code(number, { bizCode: 77, desc: 'as a number' }),
      code(number, { bizCode: 'OTHER', desc: 'other' }),
      code(number, { desc: 'none' }),
    )
    expect(await failure(request(draw, {}))).toMatchObject({ bizCode: 'OPEN_STARS_ROOM_ERROR' })
    expect(await failure(request(draw, {}))).toMatchObject({ bizCode: '77' })
    await failure(request(draw, {}))
    await failure(request(draw, {}))
    expect(server.toasts).toEqual(['error: other', 'error: none'])
  },
)

test('a status other than 200 rejects with "Resource not found", and shows it only to who tapped', async () => {
  const server = await localServer(
    text('gone', 404),
    code(500, { desc: 'Full' }, 500),
    text('', 204),
    text('', 503),
  )
  expect(await failure(request(board, {}))).toMatchObject({
    kind: 'http',
    code: 404,
    message: 'Resource not found',
  })
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'http', code: 500 })
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'http', code: 204 })
  expect(server.toasts).toEqual([])
  await failure(send(board, {}, { asked: true }))
  expect(server.toasts).toEqual(['error: Resource not found'])
})

test('a call that needs login does not leave while nobody is logged in', async () => {
  const server = await localServer()
  session.save({ userId: '' })
  expect(await failure(request(board, {}))).toMatchObject({ kind: 'login', message: 'Please login first' })
  expect(server.received).toEqual([])
  expect(server.toasts).toEqual(['warning: Please login first'])
  await request({ ...board, needLogin: false }, {})
  expect(server.received).toHaveLength(1)
})

test.each([
  ['code 401', code(401)],
  ['status 401 with an envelope', code(401, {}, 401)],
  ['status 401 without one', text('<h1>no</h1>', 401)],
])('%s ends the login and asks once to login again', async (_, answer) => {
  const server = await localServer(answer, answer, answer)
  const other = { ...board, path: '/other' }
  const errors = await Promise.all([failure(request(board, {})), failure(request(other, {}))])
  expect(errors.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'unauthorised: Please login again',
    'unauthorised: Please login again',
  ])
  expect(session.get().token).toBe('')
  expect(server.toasts).toEqual(['warning: Please login again'])
  session.save({ token: 'token-a' })
  await failure(request(board, {}))
  expect(server.toasts).toHaveLength(2)
})

test('a 401 that comes late, for an older login, leaves the newer one alone', async () => {
  let answerLate = () => {}
  const server = await localServer((response, call) => {
    answerLate = () => code(401)(response, call)
  })
  const late = failure(request(board, {}))
  await server.reached(1)
  session.save({ token: 'token-b' })
  answerLate()
  expect((await late).kind).toBe('unauthorised')
  expect(session.get().token).toBe('token-b')
  expect(server.toasts).toEqual([])
})

test('quiet calls show nothing', async () => {
  const server = await localServer(code(500), code(500))
  await failure(request({ ...board, quiet: true }, {}))
  await failure(request(board, {}, { quiet: true }))
  expect(server.toasts).toEqual([])
})

test('a failed call of several callers is shown to the person once', async () => {
  const server = await localServer(code(500))
  await Promise.all([failure(request(board, {})), failure(request(board, {}))])
  expect(server.received).toHaveLength(1)
  expect(server.toasts).toEqual(['error: Server busy'])
})

test('an input that breaks its own schema is an error of ours and does not leave', async () => {
  const server = await localServer(ok())
  const broken = request({ ...board, input: object({ id: object({}) }) }, { id: 'x' } as never)
  await expect(broken).rejects.toThrow(/^GET \/board: id /)
  expect(server.received).toEqual([])
})
