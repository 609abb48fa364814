import { describe, expect, it } from 'vitest'
import { getActivityInfo } from '#shared/api/activity'
import { getSwitchDay, getTaskList } from '#shared/api/warlord'
import { setGoal } from '#shared/api/warlord-acts'
import { createSandbox, isApiPath } from '../index.ts'
import { ask, requestFor } from '../testing/ask.ts'

const sandbox = createSandbox()

async function changed(request: Request, change: (headers: Headers) => void) {
  change(request.headers)
  const response = await sandbox.fetch(request)
  return { status: response.status, ...(await response.json()) }
}

const taskList = () => requestFor(getTaskList, {})

describe('a call as the client sends it', () => {
  it('a call as the client sends it is answered with an envelope that carries the sandbox’s time', async () => {
    sandbox.clock.freeze(1_800_000_000_000)
    const answer = await ask(sandbox, getActivityInfo, { id: '7' })
    expect(answer).toMatchObject({ code: 200, timestamp: 1_800_000_000_000, data: { path: '/battle' } })
    sandbox.clock.real()
  })

  it('a call as the client sends it is answered in the caller’s language', async () => {
    const name = async (language: 'zh' | 'en' | 'tw') =>
      (await ask(sandbox, getActivityInfo, { id: '12' }, { language })).data.name
    expect([await name('zh'), await name('en'), await name('tw')]).toEqual([
      '观星图志',
      "The Stargazer's Atlas",
      '觀星圖誌',
    ])
  })
})

describe('a call that a real server would refuse', () => {
  it.each(['VERSION', 'DEVIVEINFO', 'TIME_ZONE', 'SOURCE'])(
    'a call without header %s is a 400 that names it',
    async (name) => {
      const answer = await changed(taskList(), (headers) => headers.delete(name))
      expect(answer).toMatchObject({ status: 400, code: 400, msg: `header ${name} is missing` })
    },
  )

  it('a call from a simulator is a 400', async () => {
    expect(await changed(taskList(), (headers) => headers.set('SIMULATOR', 'true'))).toMatchObject({
      status: 400,
    })
  })

  it('a call with a token header that is not the bearer’s is a 400', async () => {
    const answer = await changed(taskList(), (headers) => headers.set('token', 'demo-10002'))
    expect(answer).toMatchObject({ status: 400, code: 400 })
  })

  it('a call with somebody else’s token has code 401', async () => {
    const answer = await ask(sandbox, getTaskList, {}, { userId: '10001', token: 'demo-10002' })
    expect(answer).toMatchObject({ code: 401, desc: '请重新登录', data: null })
  })

  it('a call without a login has code 401 where one is needed', async () => {
    expect(await ask(sandbox, getTaskList, {}, { userId: '' })).toMatchObject({ code: 401 })
    expect(await ask(sandbox, getActivityInfo, { id: '7' }, { userId: '' })).toMatchObject({ code: 200 })
  })

  it('a call by a method that the path does not know is a 405', async () => {
    const { url, headers } = taskList()
    const response = await sandbox.fetch(new Request(url, { method: 'DELETE', headers }))
    expect([response.status, (await response.json()).code]).toEqual([405, 405])
  })

  it('a call with a JSON body is a 415', async () => {
    const request = requestFor(setGoal, { goalId: 'peak', roomId: '88001' })
    const answer = await changed(request, (headers) => headers.set('content-type', 'application/json'))
    expect(answer).toMatchObject({ status: 415, code: 415 })
  })

  it('a call with a wrong parameter has code 5001 and names the field', async () => {
    const answer = await ask(sandbox, getSwitchDay, { day: 'soon' })
    expect(answer).toMatchObject({ code: 5001, msg: expect.stringMatching(/^day: /) })
  })

  it('a call that spends or grants without an intentId has code 5001', async () => {
    const answer = await ask(sandbox, setGoal, { goalId: 'peak', roomId: '88001' }, { intentId: '' })
    expect(answer).toMatchObject({ code: 5001, msg: expect.stringMatching(/^intentId: /) })
  })
})

describe('a path', () => {
  it('an undeclared path below a prefix of the API is a 404 envelope, never HTML', async () => {
    const response = await sandbox.fetch(new Request('http://sandbox.test/activity/nothing'))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ code: 404, data: null })
  })

  it('a path of a page is not the API’s', () => {
    const pages = [
      '/',
      '/battle',
      '/activity20250520',
      '/activityNew/group0408/index',
      '/record',
      '/roomBattle',
      '/AI',
    ]
    expect(pages.filter(isApiPath)).toEqual([])
    expect(isApiPath('/activity/info/info/7')).toBe(true)
  })

  it('the platform’s recharge page, to which pages lead, has a stand-in', async () => {
    expect(isApiPath('/newModel/recharge.html')).toBe(true)
    const answer = await createSandbox().fetch(new Request('http://sandbox/newModel/recharge.html'))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('充值')
  })
})

it('a page on another host may call', async () => {
  const preflight = await sandbox.fetch(new Request(taskList().url, { method: 'OPTIONS' }))
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('DEVIVEINFO')
  const answer = await sandbox.fetch(taskList())
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})
