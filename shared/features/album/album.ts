import { bridge } from '#shared/runtime/bridge'
import { openFiles } from './open-files.ts'
import { readAlbum } from './read-album.ts'

export interface AlbumOptions {
  type: 'image' | 'video'
  /** How many at most; 1 unless said. */
  num?: number
  /** In which order the app's album shows them; browsers have an order of their own. */
  sort?: 'asc' | 'desc'
}

/** The app gives an address (https, or a data URL), a browser the file itself. */
export type Picked = { url: string } | { file: File }

const MOST = 99
let giveUp: (() => void) | undefined

/**
 * Lets a person choose from their album: the app's, or the file chooser of a plain browser. Call it from a tap.
 * Empty when nothing was chosen or the album cannot be had; never rejects. Older browsers and some apps do not tell
 * when a person turns back, so keep the page in use meanwhile: the next call settles the one before with nothing.
 */
export function pickFromAlbum({ type, num = 1, sort = 'desc' }: AlbumOptions): Promise<Picked[]> {
  giveUp?.()
  const wanted = { type, sort, num: Math.min(Math.max(Math.floor(num) || 1, 1), MOST) }
  return new Promise((resolve) => {
    const settle = (picked: Picked[]) => resolve(picked.slice(0, wanted.num))
    giveUp = () => settle([])
    // In a browser at once: a file chooser opens only within the tap.
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
  // a file whose type is not known may be one
  return files.filter(({ type }) => !type || type.startsWith(`${wanted.type}/`)).map((file) => ({ file }))
}
