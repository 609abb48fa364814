import { connect } from 'node:net'
import type { Answer } from './grid.ts'

/** A request as it goes over the wire: clients would tidy it up. */
export interface RawRequest {
  /** Method and target, as `GET /static/../manifest.json`. */
  line: string
  /** Header fields besides Host, as `Range: bytes=0-9`. */
  fields?: string[]
  /** Lines in place of the usual Host. */
  host?: string[]
}

/** Sends it to a server on this machine; undefined where that hangs up without a word. */
export function sendRaw(port: number, { line, fields = [], host }: RawRequest): Promise<Answer | undefined> {
  const head = [
    `${line} HTTP/1.1`,
    ...(host ?? ['Host: site.example']),
    'Connection: close',
    ...fields,
    '',
    '',
  ]
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(head.join('\r\n'), 'latin1'))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('error', reject)
    socket.once('close', () => resolve(answerIn(Buffer.concat(chunks).toString('latin1'))))
  })
}

function answerIn(text: string): Answer | undefined {
  if (text === '') return undefined
  const end = text.indexOf('\r\n\r\n')
  const [status = '', ...lines] = text.slice(0, end).split('\r\n')
  const fields = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()]
  })
  return { status: Number(status.split(' ')[1]), headers: new Headers(fields), body: text.slice(end + 4) }
}
