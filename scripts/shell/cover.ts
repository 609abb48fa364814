import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PNG } from 'pngjs'
import type { Page } from '../build/pages.ts'
import { hashOf } from '../site/files.ts'

const CACHE = 'node_modules/.cache/shell/covers'
const WIDTH = 320

export interface Picture {
  type: string
  bytes: Buffer
}

/** A page's cover, made small where it is a PNG; what was made small is kept. */
export function coverOf(root: string, { folder, meta }: Page): Picture {
  const source = readFileSync(path.join(root, folder, meta.cover))
  const type = path.extname(meta.cover).slice(1).replace('jpg', 'jpeg')
  if (type !== 'png') return { type: `image/${type}`, bytes: source }
  const file = path.join(root, CACHE, `${hashOf(source)}.png`)
  try {
    return { type: 'image/png', bytes: readFileSync(file) }
  } catch {
    const bytes = PNG.sync.write(shrunk(PNG.sync.read(source)))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
    return { type: 'image/png', bytes }
  }
}

/** Each new pixel is the mean of those it replaces. */
function shrunk(picture: PNG): PNG {
  const scale = Math.max(1, picture.width / WIDTH)
  const small = new PNG({
    width: Math.round(picture.width / scale),
    height: Math.max(1, Math.round(picture.height / scale)),
  })
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const mean = meanOf(picture, Math.floor(x * scale), Math.floor(y * scale), Math.ceil(scale))
      small.data.set(mean, (y * small.width + x) * 4)
    }
  }
  return small
}

function meanOf({ data, width, height }: PNG, left: number, top: number, side: number): number[] {
  const sums = [0, 0, 0, 0]
  let count = 0
  for (let y = top; y < Math.min(top + side, height); y++) {
    for (let x = left; x < Math.min(left + side, width); x++) {
      for (let part = 0; part < 4; part++)
        sums[part] = (sums[part] ?? 0) + (data[(y * width + x) * 4 + part] ?? 0)
      count++
    }
  }
  return sums.map((sum) => Math.round(sum / count))
}
