/** Handing in works of a topic: their files, and the works themselves. */
import { object, optional, string } from 'valibot'
import { count, endpoint, file, id } from '#shared/runtime/schema'
import { mediaKind, topic, work } from './video-moment.ts'

/**
 * Uploads the file of a work, which then refers to it by its URL.
 * @throws {5001} neither a PNG, JPEG, WebP or GIF of up to 5 MB nor an MP4, MOV or WebM of up to 50 MB
 */
export const uploadMomentFile = endpoint({
  method: 'POST',
  path: '/activity/videoMoment/file',
  input: object({ file }),
  output: object({ url: string() }),
  multipart: true,
})

/**
 * Hands a work in; it is reviewed before others see it. `url` is what the upload answered, '' for a song.
 * @throws {5001} title or file missing or title too long
 * @throws {2060} that song is on the list already
 * @throws {2066} not of this topic's kinds
 * @throws {2072} no uploads left today
 * @throws {4040}
 * @throws {5101}
 */
export const uploadMoment = endpoint({
  method: 'POST',
  path: '/activity/videoMoment/upload',
  input: object({
    topic: id,
    kind: mediaKind,
    title: string(),
    singer: optional(string()),
    url: string(),
    cover: optional(string()),
    seconds: optional(count),
  }),
  output: object({ work, topic }),
  idempotent: true,
})
