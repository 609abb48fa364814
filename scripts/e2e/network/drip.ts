import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { shut } from '../../browser/site.ts'
import { listen } from '../../site/listen.ts'

/** Long enough for a browser to paint what it has. */
const GAP = 120
/** Where a page's HTML is held up: in the middle of its first screen, before and inside the other languages. */
const CUTS = [/<div id="root">(?=.)/, /<\/div>\s*<template/, /<template id="tw">/, /<script>window\.__swap/]

/** A site as over a bad line: everything comes through, but HTML arrives in pieces, with pauses at the worst places. */
export async function openDrip(origin: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((asked, response) => {
    const { 'accept-encoding': _, ...headers } = asked.headers
    const through = request(origin + asked.url, { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.includes('html')) void drip(answer, response)
      else answer.pipe(response)
    })
    through.once('error', () => response.destroy())
    asked.pipe(through)
  })
  const port = await listen(server, 0)
  return { origin: `http://localhost:${port}`, close: () => shut(server) }
}

async function drip(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let rest = ''
  for await (const chunk of answer.setEncoding('utf8')) rest += chunk
  for (const cut of CUTS) {
    const found = cut.exec(rest)
    if (!found) continue
    const end = found.index + (found[0].startsWith('<div') ? Math.floor((rest.length - found.index) / 8) : 0)
    response.write(rest.slice(0, end))
    rest = rest.slice(end)
    await pause(GAP)
  }
  response.end(rest)
}
