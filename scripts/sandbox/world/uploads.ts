import { Refusal } from './refusal.ts'
import { REFUSALS } from './refusal-words.ts'
import type { State } from './state.ts'

/** Where uploaded files are served. */
export const UPLOADS = '/static-cdn/uploads/'

const MB = 1024 * 1024
const PICTURE = /^image\/(png|jpeg|webp|gif)$/
const VIDEO = /^video\/(mp4|quicktime|webm)$/

const uploads = (state: State) => state.shared('uploads', () => new Map<string, Blob>())

/** Keeps a picture of up to 5 MB; gives its name under `UPLOADS`. Throws a Refusal with code 5001. */
export function keepPicture(state: State, file: Blob): string {
  if (!isPicture(file)) throw new Refusal(5001, REFUSALS.badPicture)
  return keep(state, file)
}

/** The same for a picture, or a video of up to 50 MB. */
export function keepMedia(state: State, file: Blob): string {
  const video = VIDEO.test(file.type) && file.size > 0 && file.size <= 50 * MB
  if (!video && !isPicture(file)) throw new Refusal(5001, REFUSALS.badMedia)
  return keep(state, file)
}

const isPicture = ({ type, size }: Blob) => PICTURE.test(type) && size > 0 && size <= 5 * MB

function keep(state: State, file: Blob): string {
  const name = `${state.next()}.${file.type.slice(6)}`
  uploads(state).set(name, file)
  return name
}

/** The file at an address under `UPLOADS`. */
export function uploadAt(state: State, pathname: string): Response {
  const file = uploads(state).get(pathname.slice(UPLOADS.length))
  return new Response(file ?? null, {
    status: file ? 200 : 404,
    headers: { 'content-type': file?.type ?? 'text/plain', 'access-control-allow-origin': '*' },
  })
}
