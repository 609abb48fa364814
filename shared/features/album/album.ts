import { bridge } from '#shared/runtime/bridge'
import { openFiles } from './open-files.ts'
import { readAlbum } from './read-album.ts'

export interface AlbumOptions {
  type: 'image' | 'video'
  /** Maximum number of files; default 1. */
  num?: number
  /** In which order the app's album shows them; browsers have an order of their own. */
  sort?: 'asc' | 'desc'
}

/** The app gives an address (https, or a data URL), a browser the file itself. */
export type Picked = { url: string } | { file: File }

const MOST = 99
let giveUp: (() => void) | undefined

/**
 * Lets a person choose files from the app's album, or from the file chooser of a plain browser. Call it from a tap.
 * Resolves to an empty list when nothing was chosen or the album is unavailable; never rejects. Older browsers and some
 * apps do not report a cancelled choice: the next call then resolves the previous one with an empty list.
 */
export function pickFromAlbum({ type, num = 1, sort = 'desc' }: AlbumOptions): Promise<Picked[]> {
  giveUp?.()
  const wanted = { type, sort, num: Math.min(Math.max(Math.floor(num) || 1, 1), MOST) }
  return new Promise((resolve) => {
    const settle = (picked: Picked[]) => resolve(picked.slice(0, wanted.num))
    giveUp = () => settle([])
    // synchronous in a browser: a file chooser opens only within the tap
    if (bridge.inApp) void askApp(wanted).then(settle)
    else choose(wanted).then(settle)
  })
}

async function askApp(wanted: Required<AlbumOptions>): Promise<Picked[]> {
  let answer = await bridge.openNativeAlbumNew(wanted)
  if (!answer.ok && answer.code === 'missing') answer = await bridge.openNativeAlbum(wanted)
  if (answer.ok) return readAlbum(answer.value, wanted.type)
  return answer.code === 'missing' ? choose(wanted) : []
}

async function choose(wanted: Required<AlbumOptions>): Promise<Picked[]> {
  const files = await openFiles(wanted)
  // a file of unknown type may be one
  return files
    .filter(({ type }) => !type || /octet-stream/.test(type) || type.startsWith(`${wanted.type}/`))
    .map((file) => ({ file }))
}
