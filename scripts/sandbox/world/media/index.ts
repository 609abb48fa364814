import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SCENES } from './scenes.ts'

/** Where pictures and films of works that the sandbox makes up are served. */
export const MEDIA = '/static-cdn/moments/'

const FILMS = 2

/** Address of the picture of a made-up work; upright ones and lying ones take turns. */
export const sceneUrl = (at: number): string => `${MEDIA}${at % SCENES.length}.svg`

/** Address of the film of a made-up work: a few seconds of colours. */
export const filmUrl = (at: number): string => `${MEDIA}${at % FILMS}.mp4`

/** The picture or film at an address. */
export function mediaAt(pathname: string): Response {
  const [, at = '', kind] = /(\d+)\.(svg|mp4)$/.exec(pathname) ?? []
  const scene = kind === 'svg' ? SCENES[Number(at)] : undefined
  const film = kind === 'mp4' && Number(at) < FILMS
  const body = film ? new Uint8Array(readFileSync(path.join(import.meta.dirname, `${at}.mp4`))) : scene
  return new Response(body ?? null, {
    status: body ? 200 : 404,
    headers: {
      'content-type': film ? 'video/mp4' : 'image/svg+xml',
      'cache-control': 'max-age=3600',
      'access-control-allow-origin': '*',
    },
  })
}
