import { object, optional, string } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { endpoint, request } from '#shared/runtime/request'
import { code, localServer } from '../runtime/request/local-server.ts'
import { lineReader } from './lines.ts'

const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

describe('an answer that comes in lines', () => {
  const lines = endpoint({
    method: 'POST',
    path: '/ask',
    input: object({}),
    output: object({ text: optional(string()), end: optional(string()) }),
    lines: true,
  })
  const head = { 'content-type': 'application/x-ndjson; charset=utf-8' }
  const received: unknown[] = []
  const asked = () => {
    received.length = 0
    return request(lines, {}, { reader: lineReader((line) => void received.push(line)) })
  }

  test('an answer in lines is handed on line by line, wherever it is cut on its way', async () => {
    const [first = '', second = ''] = ['{"text":"派对"}\n{"te', 'xt":"!"}\n{"end":"whole"}\n']
    await localServer((response) => {
      response.writeHead(200, head)
      const bytes = Buffer.from(first)
      response.write(bytes.subarray(0, 11))
      setTimeout(() => response.write(bytes.subarray(11)), 5)
      setTimeout(() => response.end(second), 10)
    })
    expect(await asked()).toEqual({ end: 'whole' })
    expect(received).toEqual([{ text: '派对' }, { text: '!' }, { end: 'whole' }])
  })

  test('an answer that ends before its last line is a broken connection, and its lines were passed on', async () => {
    await localServer(
      (response) => response.writeHead(200, head).end('{"text":"a"}\n{"text'),
      (response) => {
        response.writeHead(200, head).write('{"text":"b"}\n')
        setTimeout(() => response.destroy(), 5)
      },
    )
    await expect(asked()).rejects.toMatchObject({ kind: 'network' })
    expect(received).toEqual([{ text: 'a' }])
    await expect(asked()).rejects.toMatchObject({ kind: 'network' })
    expect(received).toEqual([{ text: 'b' }])
  })

  test('a refusal is an envelope, and a line that is no JSON breaks the contract', async () => {
    await localServer(code(8001, { desc: 'slow down' }), (response) =>
      response.writeHead(200, head).end('<p>\n'),
    )
    await expect(asked()).rejects.toMatchObject({ kind: 'business', code: 8001, message: 'slow down' })
    await expect(asked()).rejects.toMatchObject({ kind: 'contract' })
  })

  test('an answer in lines may take as long as pieces come, and times out ten seconds after the last', async () => {
    fakeTime()
    let write = (_text: string) => {}
    await localServer((response) => {
      response.writeHead(200, head)
      write = (piece) => void response.write(piece)
      write('{"text":"a"}\n')
    })
    const answer = asked().catch((error) => error)
    await vi.waitFor(() => expect(received).toHaveLength(1))
    vi.advanceTimersByTime(9000)
    write('{"text":"b"}\n')
    await vi.waitFor(() => expect(received).toHaveLength(2))
    vi.advanceTimersByTime(9999)
    expect(received).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(await answer).toMatchObject({ kind: 'timeout' })
  })
})
