import type { Demo } from '#testing/demo'

const loaders = import.meta.glob<Demo>('/shared/{kit,campaign,ui}/*/demo.tsx', { import: 'default' })

/** Names of all pieces that have a demo, as `kit/button`. */
export const PIECES = Object.keys(loaders).map((file) => file.split('/').slice(2, 4).join('/'))

/** The demo of a piece; undefined for one that there is not. */
export async function loadDemo(piece: string): Promise<Demo | undefined> {
  return loaders[`/shared/${piece}/demo.tsx`]?.()
}
