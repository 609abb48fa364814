/** The key value store; the import of `cloudfront` is put before this text. */
declare const STORE: {
  get(
    key: string,
    options: { format: 'json' },
  ): Promise<{ headers?: Record<string, string>; canary?: object }>
}
/** `BUCKET_COOKIE` and `BUCKET_ATTRIBUTES` of scripts/site. */
declare const BUCKET: { cookie: string; attributes: string }
/** Of bucket.ts: put before this text. */
declare function bucketOf(event: object): string

interface Event {
  request: { uri: string; cookies?: Record<string, { value: string }> }
  response: {
    headers: Record<string, { value: string }>
    cookies?: Record<string, { value: string; attributes: string }>
  }
  context: { requestId: string }
}

/**
 * CloudFront, behind its cache: headers of single pages, and the bucket of their visitors. The address in the event is the visitor's by the manual; the
 * store knows the file's as well, should it be that.
 */
export async function handler(event: Event): Promise<Event['response']> {
  let path = event.request.uri
  try {
    path = decodeURIComponent(path)
  } catch {
    // A broken escape leads nowhere.
  }
  if (path.length > 1) path = path.replace(/\/$/, '')
  try {
    const entry = await STORE.get(path, { format: 'json' })
    const headers = entry.headers || {}
    for (const name in headers) event.response.headers[name] = { value: headers[name] as string }
    if (entry.canary) {
      event.response.cookies = event.response.cookies || {}
      event.response.cookies[BUCKET.cookie] = { value: bucketOf(event), attributes: BUCKET.attributes }
    }
  } catch {
    // Not a page.
  }
  return event.response
}
