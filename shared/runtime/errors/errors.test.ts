import { expect, test, vi } from 'vitest'
import { storage } from '../storage/index.ts'
import { captureErrors, type LoggedError, logError, mask, maskField } from './index.ts'

const log = () => (storage.readJson('globalCatchErrors') ?? []) as LoggedError[]

test('an error is kept with what, when and where', () => {
  vi.useFakeTimers({ now: 1000 })
  logError('render', new TypeError('no such thing'), '\n    at SeasonPage')
  expect(log()).toMatchObject([
    {
      main: 'render',
      date: 1000,
      error: expect.stringMatching(/^TypeError: no such thing/),
      info: '\n    at SeasonPage',
    },
  ])
})

test('beyond 800 errors the oldest go, and a corrupt log begins again', () => {
  storage.writeJson('globalCatchErrors', Array(800).fill({ main: 'old' }))
  logError('new', 'x')
  expect(log()).toHaveLength(800)
  expect(log().at(-1)).toMatchObject({ main: 'new' })
  storage.write('globalCatchErrors', '{"not":"a list"}')
  logError('new', 'x')
  expect(log()).toHaveLength(1)
})

test('anything that is thrown can be kept', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  const bare = Object.assign(Object.create(null), { circular })
  const hostile = new Error('x')
  Object.defineProperty(hostile, 'message', {
    get() {
      throw new Error('no')
    },
  })
  const thrown = [undefined, null, 7, 8n, Symbol('s'), circular, bare, hostile, 'x'.repeat(9999)]
  vi.useFakeTimers()
  for (const each of thrown) {
    logError('odd', each)
    vi.advanceTimersByTime(1000)
  }
  expect(log()).toHaveLength(thrown.length)
  expect(log().at(-1)?.error).toHaveLength(400)
})

test('800 errors with long stacks are all kept, each with its message and first frames', () => {
  const error = new Error('deep')
  error.stack = `Error: deep\n${'    at x (https://h5.example/assets/y.js:1:1)\n'.repeat(90)}`
  logError('render', error, '\n    at SeasonPage'.repeat(50))
  storage.writeJson('globalCatchErrors', Array(900).fill(log()[0]))
  logError('render', new TypeError('the newest'))
  expect(log()).toHaveLength(800)
  expect(log()[0]?.error).toMatch(/^Error: deep\n {4}at x \(https/)
  expect(log()[0]?.info).toMatch(/^\n {4}at SeasonPage/)
  expect(log().at(-1)?.error).toMatch(/^TypeError: the newest/)
})

test('the same error in a loop is one entry a second', () => {
  vi.useFakeTimers({ now: 1000 })
  for (let n = 0; n < 100; n++) logError('render', 'x')
  logError('render', 'y')
  vi.advanceTimersByTime(1000)
  logError('render', 'y')
  expect(log().map(({ error, date }) => `${error} ${date}`)).toEqual(['x 1000', 'y 1000', 'y 2000'])
})

test('huge stacks are limited: beyond 600 000 characters the oldest errors are dropped', () => {
  const old = { main: 'old', error: 'x'.repeat(3000) }
  storage.writeJson('globalCatchErrors', Array(700).fill(old))
  const error = new Error('deep')
  error.stack = `Error: deep\n${'at x (y.js:1:1)\n'.repeat(500_000)}`
  logError('render', error)
  expect(log().at(-1)?.error).toHaveLength(400)
  const kept = JSON.stringify(log()).length
  expect(kept).toBeLessThan(600_000)
  expect(kept + JSON.stringify(old).length + 1, 'with one more').toBeGreaterThanOrEqual(600_000)
})

test('an error too many takes one old one away', () => {
  const errors = Array.from({ length: 160 }, (_, at) => ({ main: `${at}`, error: 'x'.repeat(3725) }))
  storage.writeJson('globalCatchErrors', errors)
  logError('new', 'y'.repeat(3000))
  expect(log().map(({ main }) => main)).toEqual([...errors.slice(1).map(({ main }) => main), 'new'])
})

test('in a full store the error log gives way; where storage is refused the visit remembers all of it', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (value.length > 30_000) throw new DOMException('full', 'QuotaExceededError')
    Reflect.defineProperty(this, key, { value, configurable: true, enumerable: true })
  })
  for (let n = 0; n < 300; n++) logError('render', `${n} ${'x'.repeat(150)}`)
  expect(log().length).toBeGreaterThanOrEqual(99)
  expect(log().at(-1)?.error).toMatch(/^299 /)
  full.mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const before = log().length
  for (let n = 0; n < 200; n++) logError('render', `refused ${n}`)
  expect(log()).toHaveLength(before + 200)
  full.mockRestore()
  storage.remove('globalCatchErrors')
})

test('another tab’s errors stay, and junk in the log breaks nothing', () => {
  logError('mine', 'x')
  localStorage.setItem(
    'globalCatchErrors',
    JSON.stringify([...log(), null, { main: 'theirs', error: '<b>bold</b>' }]),
  )
  logError('mine', 'y')
  expect(log().map((entry) => entry?.main)).toEqual(['mine', undefined, 'theirs', 'mine'])
  localStorage.setItem('globalCatchErrors', '[{"main":')
  logError('mine', 'z')
  expect(log()).toHaveLength(1)
})

test.each([
  ['https://x.test/p?token=abc.def&userId=10001', 'https://x.test/p?token=***&userId=10001'],
  ['{"accessToken": "abc", "smsCode":"1234"}', '{"accessToken": "***", "smsCode":"***"}'],
  ['Authorization: Bearer abc', 'Authorization: ***'],
  ['phone 13800138000', 'phone ***'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.c2ln', '***'],
  ['/login?phone=%2B86%20138%200013%208000&userId=10001', '/login?phone=***&userId=10001'],
  [
    '{"body":"{\\"token\\":\\"abc\\",\\"userId\\":10001}"}',
    '{"body":"{\\"token\\":\\"***\\",\\"userId\\":10001}"}',
  ],
  ['back=%2Flogin%3Ftoken%3Dabc', 'back=%2Flogin%3Ftoken%3D***'],
  ['back=%252Flogin%253Ftoken%253Dabc', 'back=%252Flogin%253Ftoken%253D***'],
  ['%7B%22token%22%3A%22abc%22%7D', '%7B%22token%22%3A%22***'],
  ['call 138 0013 8000 now', 'call *** now'],
  ['call 138-0013-8000 now', 'call *** now'],
  ['call +86 13800138000 now', 'call +*** now'],
  ['call +86-138-0013-8000 now', 'call +*** now'],
  ['{"mobile": 91234567}', '{"mobile": ***}'],
  ['card 6222 0212 3456 7890', 'card ***'],
  ['card 6222-0212-3456-7890-123', 'card ***'],
  ['{"bankCardNo":"6222021234567890123","userId":12345678}', '{"bankCardNo":"***","userId":12345678}'],
  [
    'person 12345678 in hall 80012 at 2025-06-01 23:59:59',
    'person 12345678 in hall 80012 at 2025-06-01 23:59:59',
  ],
  ['code 5002 at /static/runtime-1a2b3c4d.js:12:345', 'code 5002 at /static/runtime-1a2b3c4d.js:12:345'],
  // names, in a query, in JSON and as a header
  ...[
    'pwd',
    'passwd',
    'password',
    'pin',
    'cvv',
    'cvv2',
    'email',
    'e_mail',
    'idCard',
    'id_card',
    'idcard',
  ].flatMap((name) => [
    [`/pay?${name}=s3cret&userId=10001`, `/pay?${name}=***&userId=10001`],
    [`{"${name}":"s3cret","userId":10001}`, `{"${name}":"***","userId":10001}`],
    [`{"${name}": 1234}`, `{"${name}": ***}`],
    [`{"body":"{\\"${name}\\":\\"s3cret\\"}"}`, `{"body":"{\\"${name}\\":\\"***\\"}"}`],
    [`back=%2Fpay%3F${name}%3Ds3cret`, `back=%2Fpay%3F${name}%3D***`],
    [`${name}: s3cret`, `${name}: ***`],
  ]),
  ...[
    'loginPwd',
    'user_passwd',
    'payPin',
    'pay_pin',
    'PAY_PIN',
    'PIN',
    'pinCode',
    'pin_code',
    'X-Pin',
    'cardCvv',
  ].map((name) => [`${name}=s3cret`, `${name}=***`]),
  ...[
    'userEmail',
    'user_email',
    'emailAddress',
    'E-Mail',
    'userIdCard',
    'user_id_card',
    'idCardNo',
    'ID-Card',
  ].map((name) => [`${name}=s3cret`, `${name}=***`]),
  ...['card_no', 'cardNumber', 'account_no', 'accountNumber', 'sms_code', 'verifyCode', 'phone_number'].map(
    (name) => [`${name}=ab12`, `${name}=***`],
  ),
  ['{"email":"mia.lin@mail.example","page":"/login"}', '{"email":"***","page":"/login"}'],
  // numbers of accounts
  ['account 12345678 was refused', 'account *** was refused'],
  ['{"bankAccount":"12345678"}', '{"bankAccount":"***"}'],
  ['?account=1234567890&userId=12345678', '?account=***&userId=12345678'],
  ['账号：12345678，卡号 8765 4321', '账号：***，卡号 ***'],
  // tokens in three parts
  ['sent eyJh.eyJz.c2ln away', 'sent *** away'],
  ['sent eyJhbGciOiJub25lIn0.eyJ1IjoxfQ. away', 'sent *** away'],
  ['sent ab12.cd34.ef56 away', 'sent *** away'],
  // e-mail addresses anywhere
  ['sent to mia.lin+pay@mail.example today', 'sent to *** today'],
  ['?to=mia%40mail.example&userId=10001', '?to=***&userId=10001'],
  // phones as people write them
  ['call (138) 0013-8000 now', 'call (*** now'],
  ['call 138.0013.8000 now', 'call *** now'],
  ['call 06.12.34.56.78 now', 'call *** now'],
  ['call +86 (138) 0013 8000 now', 'call +*** now'],
  ['电话１３８００１３８０００。', '电话***。'],
  ['电话１３８－００１３－８０００。', '电话***。'],
  ['Tel-138 0013 8000, Tel.138 0013 8000', 'Tel-***, Tel.***'],
  ['-6222 0212 3456 7890', '-***'],
  ['account6222 0212 3456 7890, card12345678, hall80012', 'account***, card***, hall80012'],
  ['a12345678901.eyJh.eyJz.c2ln', 'a***.***'],
  ['id-1234-5678-9012 and order138001380001', 'id-*** and order***'],
  // sessions, keys, cookies
  ...[
    'sessionId',
    'session_id',
    'session_key',
    'sessionKey',
    'apikey',
    'api_key',
    'X-Api-Key',
    'appKey',
    'private_key',
  ].map((name) => [`${name}=ab12&page=1`, `${name}=***&page=1`]),
  ['Cookie: a=b; c=d e\nHost: x', 'Cookie: ***\nHost: x'],
  ['{"Set-Cookie":"a=b; Path=/","page":1}', '{"Set-Cookie":"***","page":1}'],
  // codes behind their word
  ['验证码 123456 已发送', '验证码 *** 已发送'],
  ['您的驗證碼是：1234。', '您的驗證碼是：***。'],
  ['动态码:12345678', '动态码:***'],
  ['your verification code is 482913', 'your verification code is ***'],
  ['Login code: 4829', 'Login code: ***'],
  ['OTP 482913', 'OTP ***'],
  ['密码：hunter2，页面 1', '密码：***，页面 1'],
  // names of account holders
  ['{"realName":"Mia Lin","userId":10001}', '{"realName":"***","userId":10001}'],
  ['account_holder=Mia%20Lin&bank=7', 'account_holder=***&bank=7'],
  ['holder: Mia Lin, bank 7', 'holder: ***, bank 7'],
  ['cardholderName: Mia Lin', 'cardholderName: ***'],
  ['开户名：张三，银行 7', '开户名：***，银行 7'],
  ['持卡人 李四', '持卡人 ***'],
  ['密碼=a b', '密碼=***'],
])('%s is kept as %s', (text = '', kept = '') => {
  expect(mask(text)).toBe(kept)
})

test.each([
  'version 3.17.0, 3.17.0-rc.1 and 10.0.19045 of 3.17.0-0a1b2c3d4e5f',
  'https://img.partyplay.example/a1/b2c3.png and www.example.com, cdn1.img2.example',
  'video1.part2.mp4 font1a.v123.woff2 live1.cam22.m3u8 runtime-1a2b3c4d.js season.module.css',
  '2025-06-01T23:59:59.123Z at 12:30:45.678, after 1500.25 ms',
  'window.foo.bar.baz is not a function at Object.next1 (index.ts:12:3)',
  'userId=12345678 roomId=88001 person 12345678',
  '{"userId":12345678,"accountId":12345678,"card":{"userId":12345678}}',
  'spin: 3, SPINNING: 4, opinion=5, pinned: true, pins=2, gridCard: 7, mailbox: 8',
  'pwdless login, the email is shown, a pin fell',
  'GET /activity/info/info/20260408 answered 200 in 120 ms',
  'boot@https://h5.example/static/boot-BhIrk7B7.js:1:20 and react-dom@19.1.0',
  'Chrome/120.0.6099.109 at 192.168.100.200, 605.1.15 (3) (4), f(12345678)',
  'placeholder: x, the session is over, sessions=2, keyId=3, deviceId=ab12, errorCode=5002, code 5002',
  '姓名不能为空，密码错误 3 次；请输入验证码（6 位数字）',
])('"%s" stays as it is', (text) => {
  expect(mask(text)).toBe(text)
})

test('a field is masked by its name, and a number of an account by both', () => {
  const entry = {
    pin: 1234,
    user_pwd: 'x y, z',
    idCard: { no: '1' },
    account: '12345678',
    bankAccount: 12345678,
    accounts: 12,
    userId: 12345678,
    spin: 3,
    at: { account: 'mia' },
  }
  expect(JSON.parse(JSON.stringify(entry, maskField))).toEqual({
    pin: '***',
    user_pwd: '***',
    idCard: '***',
    account: '***',
    bankAccount: '***',
    accounts: 12,
    userId: 12345678,
    spin: 3,
    at: { account: 'mia' },
  })
})

test('a listener for steps is called for each error, also for earlier ones', async () => {
  vi.resetModules()
  const page = await import('./index.ts')
  page.logError('part', 'early')
  const listener = vi.fn()
  for (const step of page.steps.splice(0)) listener(step)
  page.steps.push = listener
  page.logError('render', 'x')
  page.logError('render', 'x')
  expect(listener.mock.calls.map(([{ main, error }]) => `${main} ${error}`)).toEqual([
    'part early',
    'render x',
    'render x',
  ])
})

test('this person’s token is masked wherever it stands', () => {
  storage.write('token', 'demo-10001')
  expect(mask('sent demo-10001 away')).toBe('sent *** away')
})

captureErrors()

test('unhandled errors and rejections are kept', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), filename: 'a.js', lineno: 3 }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }))
  expect(log().map(({ main, error }) => `${main} ${error.split('\n')[0]}`)).toEqual([
    'error Error: thrown',
    'error Script error.',
    'unhandledrejection rejected',
  ])
})

test('what the policy of the page blocks is kept once a second, by its origin', () => {
  vi.useFakeTimers({ now: 1000 })
  for (const file of ['a.png?token=T', 'b.png'])
    window.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        violatedDirective: 'img-src',
        blockedURI: `https://cdn.example/${file}`,
      }),
    )
  expect(log()).toMatchObject([{ main: 'blocked', error: 'img-src https://cdn.example' }])
})

test('a failed call that was shown to the person is no crash', async () => {
  const { ApiError } = await import('#shared/runtime/request')
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const shown = new ApiError('network')
  shown.shown = true
  reject(shown)
  expect(log()).toEqual([])
  reject(new ApiError('contract'))
  expect(log()).toHaveLength(1)
})

test.each([
  ...['1-', 'a-', 'card', 'account_', 'id-card', 'a1b2.', 'eyJ.', '1 ', '%25', 'token', 'token ', 'abc 25 '],
  ...[
    'a@',
    '@a.a',
    'a.',
    '1.',
    '(1)',
    '10.',
    '2025-06-01 ',
    '12345678,',
    'code 1234,',
    '验证码',
    '名：',
    '=',
    '" ',
  ],
])('a long text of nothing but "%s" is masked in time linear in its length', (piece) => {
  const began = performance.now()
  mask(piece.repeat(1_000_000 / piece.length))
  // 5 to 50 ms; in quadratic time it would be minutes, on any machine
  expect(performance.now() - began).toBeLessThan(10_000)
})
