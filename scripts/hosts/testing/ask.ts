import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Ask } from './grid.ts'

/** Asks a server on this machine for exactly the given address: `fetch` would tidy it up. */
export function askAt(port: number, method = 'GET'): Ask {
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const fields = Object.entries(response.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ])
          const body = unpacked(Buffer.concat(chunks), response.headers['content-encoding'])
          resolve({ status: response.statusCode ?? 0, headers: new Headers(fields), body })
        })
      })
        .once('error', reject)
        .end()
    })
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
