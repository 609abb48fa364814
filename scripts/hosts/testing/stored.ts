import path from 'node:path'
import { CONTENT_TYPES } from '../../site/delivery-headers.ts'

/** A file of the site as a host's own storage answers it, with conditions heeded; undefined when it is missing. */
export function stored(
  files: ReadonlyMap<string, string>,
  name: string,
  asked?: Request,
): Response | undefined {
  const content = files.get(name)
  if (content === undefined) return undefined
  const headers = {
    'content-type': CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${name}"`,
  }
  if (asked?.headers.get('if-none-match') === headers.etag)
    return new Response(null, { status: 304, headers })
  return new Response(asked?.method === 'HEAD' ? null : content, { headers })
}

/** An answer as the grid reads it. */
export async function read(response: Response) {
  return { status: response.status, headers: response.headers, body: await response.text() }
}
