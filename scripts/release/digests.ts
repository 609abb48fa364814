import { createHash } from 'node:crypto'

/** As most stores give it for an etag. */
export const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
