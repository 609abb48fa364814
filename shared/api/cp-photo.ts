/** The photo wall of a couple: what both put on it, each photo reviewed before the other one sees it. */
import { type InferOutput, object, picklist, string } from 'valibot'
import { boolean, count, endpoint, file, id, time } from '#shared/runtime/schema'
import { paged } from './common.ts'
import { paging } from './fields.ts'

const photo = object({
  id,
  url: string(),
  at: time,
  /** I put it there, and can take it down. */
  mine: boolean(),
  /** Those that are not `shown` are mine. */
  state: picklist(['reviewing', 'shown', 'refused']),
})

export type CpPhoto = InferOutput<typeof photo>

/**
 * Our photos, newest first.
 * @throws {2066} not paired
 * @throws {2007} the wall opens at a higher level
 */
export const getCpPhotos = endpoint({
  method: 'GET',
  path: '/activity/cp/photo/list',
  input: object(paging),
  output: paged(photo),
})

/**
 * Uploads a photo, which `addCpPhotos` then refers to by its URL.
 * @throws {5001} not a PNG, JPEG, WebP or GIF, or over 5 MB
 */
export const uploadCpPhoto = endpoint({
  method: 'POST',
  path: '/activity/cp/photo/file',
  input: object({ file }),
  output: object({ url: string() }),
  multipart: true,
})

/**
 * Puts photos on our wall; they are reviewed first. `urls`: a JSON list of 1 to 9 URLs.
 * @throws {5001} no such list
 * @throws {2072} the wall is full
 * @throws {2066}
 * @throws {2007}
 */
export const addCpPhotos = endpoint({
  method: 'POST',
  path: '/activity/cp/photo/add',
  input: object({ urls: string() }),
  output: object({ added: count }),
  idempotent: true,
})

/**
 * Takes a photo of mine down.
 * @throws {4040} not mine, or gone already
 * @throws {2066}
 * @throws {2007}
 */
export const deleteCpPhoto = endpoint({
  method: 'POST',
  path: '/activity/cp/photo/delete',
  input: object({ photoId: id }),
  output: object({}),
  idempotent: true,
})
