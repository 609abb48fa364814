import { BUCKET_ATTRIBUTES, BUCKET_COOKIE, drawBucket } from '../../site/canary.ts'

/** Called for a page with a canary by a visitor without a bucket: sets one, and passes it to the routes that follow. */
export default (request: Request): Response => {
  const bucket = drawBucket(Math.random())
  const url = new URL(request.url)
  url.searchParams.set(BUCKET_COOKIE, bucket)
  return new Response(null, {
    headers: {
      'x-middleware-rewrite': url.href,
      'set-cookie': `${BUCKET_COOKIE}=${bucket}; ${BUCKET_ATTRIBUTES}`,
    },
  })
}
