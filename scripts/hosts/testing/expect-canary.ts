import { expect } from 'vitest'
import { BUCKETS, bucketIn, bucketsIn, isInShare, shareOf } from '../../site/canary.ts'
import { PRIVATE_HTML, REVALIDATE } from '../../site/delivery-headers.ts'
import type { Canary } from '../../site/live.ts'
import type { Ask } from './grid.ts'

const VISITORS = 400

/**
 * Asks as visitors of a page with a canary: by each bucket, and new ones.
 *
 * @param text stands in the canary's HTML alone. @param other another page, without a canary.
 */
export async function expectCanary(ask: Ask, path: string, canary: Canary, text: string, other: string) {
  const share = shareOf(canary)
  const seen = async (cookie?: string) => {
    const { status, headers, body } = await ask(path, cookie === undefined ? {} : { cookie })
    expect([status, headers.get('cache-control')]).toEqual([200, PRIVATE_HTML])
    return { isCanary: body.includes(text), cookie: headers.get('set-cookie') ?? '' }
  }
  const shown: string[] = []
  for (const bucket of bucketsIn({ first: 0, share: BUCKETS })) {
    const { isCanary } = await seen(`a=1; bucket=${bucket}; b=2`)
    if (isCanary) shown.push(bucket)
  }
  expect(shown).toEqual(bucketsIn(share).sort())

  let canaries = 0
  for (let visitor = 0; visitor < VISITORS; visitor++) {
    const first = await seen(visitor % 2 ? undefined : 'bucket=7; other=1')
    const bucket = bucketIn(first.cookie.split(';', 1)[0]) ?? ''
    expect([first.cookie, first.isCanary]).toEqual([
      expect.stringMatching(/^bucket=\d\d; .*Path=\/; .*HttpOnly/),
      isInShare(bucket, share),
    ])
    expect((await seen(`bucket=${bucket}`)).isCanary).toBe(first.isCanary)
    if (first.isCanary) canaries++
  }
  // six standard deviations around the share
  const around = 6 * Math.sqrt((VISITORS * canary.share * (BUCKETS - canary.share)) / BUCKETS ** 2)
  expect(Math.abs(canaries - (VISITORS * canary.share) / BUCKETS)).toBeLessThan(around)

  const { headers } = await ask(other)
  expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, REVALIDATE])
  expect((await ask(`/${canary.stableCopy}`)).status).toBe(404)
}
