import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { listen } from '../../site/listen.ts'
import { notifierOf, type WatchEvent } from './notify.ts'

const event: WatchEvent = {
  event: 'reverted',
  page: 'warlord/season',
  build: 'bbbbbbbbbbbb',
  against: 'aaaaaaaaaaaa',
  share: 10,
  verdict: 'reverted',
  fresh: { visits: 120, failed: 7 },
  old: { visits: 1080, failed: 3 },
  evidence: 2300,
  alarm: 1000,
  target: 's3://pages/site',
  by: 'Ann',
  text: 'build bbbbbbbbbbbb failed.',
}

async function served(status: number) {
  const received: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push(JSON.parse(body))
    response.writeHead(status).end()
  })
  const warnings: string[] = []
  const url = `http://localhost:${await listen(server, 0)}/hook`
  await notifierOf(url, (text) => warnings.push(text))(event)
  server.close()
  return { received, warnings, origin: new URL(url).origin }
}

it('a hook gets each event with its figures, and a text for chats', async () => {
  const { received, warnings } = await served(204)
  expect(received).toEqual([{ ...event, text: 'warlord/season: reverted. build bbbbbbbbbbbb failed.' }])
  expect(warnings).toEqual([])
})

it('a hook that refuses is reported by its origin alone, and ends nothing', async () => {
  const { warnings, origin } = await served(500)
  expect(warnings).toEqual([`Warning: ${origin} did not take "reverted" of warlord/season (status 500).`])
})
