import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { findBrowser } from '../../browser/browser.ts'
import { makeBucket, settingsOf } from '../../release/testing/bucket.ts'
import { DAY } from './day.ts'
import { type Desk, openDesk } from './desk.ts'

const endpoint = inject('s3')
let desk: Desk

beforeAll(async () => {
  if (!endpoint) return
  const settings = settingsOf(endpoint)
  await makeBucket(settings)
  const { accessKeyId, secretAccessKey } = settings.credentials as Record<string, string>
  desk = await openDesk({
    target: `s3://${settings.bucket}/tests/${randomUUID()}`,
    chromium: findBrowser(),
    env: {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: settings.region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
})
afterAll(() => desk?.close())

// one day: each step goes on where the one before ended
describe.sequential('in the console, on a bucket', () => {
  for (const [title, work] of DAY) it.skipIf(!endpoint)(title, () => work(desk))
})
