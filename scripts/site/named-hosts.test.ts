import { createServer, request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'
import { allowedHosts, isNamedHost, namedHostsOnly } from './named-hosts.ts'

it.each(['localhost', 'localhost:5173', 'a.localhost:1', '127.0.0.1:80', '192.168.1.20:5173', '[::1]:5173'])(
  'a local server answers at %s',
  (host) => expect(isNamedHost(host)).toBe(true),
)

it.each([
  '',
  'evil.example',
  'localhost.evil.example:5173',
  '127.0.0.1.evil.example',
  'evillocalhost',
  undefined,
])('a local server does not answer at %s', (host) => expect(isNamedHost(host)).toBe(false))

it('a name that is allowed is answered, in any case', () => {
  expect(isNamedHost('My-Mac.local:5173', allowedHosts('host.docker.internal, My-Mac.local'))).toBe(true)
  expect(isNamedHost('other.local', allowedHosts('my-mac.local'))).toBe(false)
})

it('what is addressed to another host is refused with what to do, and reaches no handler', async () => {
  let handled = 0
  const server = namedHostsOnly(createServer((_, response) => void response.end(String(++handled))))
  const port = await listen(server, 0)
  onTestFinished(() => void server.close())
  const ask = (host: string) =>
    new Promise<[status: number | undefined, text: string]>((resolve, reject) => {
      request({ port, headers: { host } }, async (response) => {
        resolve([response.statusCode, (await response.toArray()).join('')])
      })
        .once('error', reject)
        .end()
    })
  expect(await ask('evil.example')).toEqual([421, expect.stringContaining('ALLOWED_HOSTS')])
  expect(await ask('localhost')).toEqual([200, '1'])
  expect(handled).toBe(1)
})
