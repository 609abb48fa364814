import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../site/files.ts'
import type { Art } from '../site/manifest.ts'
import { BuildError } from '../vite/build-error.ts'
import { STATIC } from '../vite/bundle.ts'
import type { Page } from './pages.ts'

/** A page's picture for link previews. */
export interface Cover {
  /** Its hashed file below `dist/`. */
  file: string
  bytes: Uint8Array
  /** In pixels. */
  width: number
  height: number
  /** The part without lettering, as fractions of the cover's width and height. */
  art?: Art
}

/** What messengers show large: 1.91 to 1, not smaller than this, and soon loaded. */
const SMALLEST = { width: 600, height: 315 }
const LARGEST = { width: 1200, height: 630 }
const RATIO = { from: 1.88, to: 1.94 }
const MOST_BYTES = 120 * 1024

/** Reads and checks a page's cover. Stops with a BuildError when previews would not show it well. */
export function readCover(root: string, page: Page): Cover {
  const source = path.posix.join(page.folder, page.meta.cover)
  let bytes: Buffer
  try {
    bytes = readFileSync(path.join(root, source))
  } catch {
    throw new BuildError(
      `${page.folder}/page.ts`,
      `the cover ${source} does not exist.`,
      'Put the picture there or correct "cover".',
    )
  }
  const size = path.extname(source) === '.png' ? pngSize(bytes) : jpegSize(bytes)
  if (!size) {
    throw new BuildError(
      source,
      'is not the picture that its name says, or is cut off.',
      'Save it again as PNG or JPEG.',
    )
  }
  const { width, height } = size
  const ratio = width / height
  if (
    width < SMALLEST.width ||
    height < SMALLEST.height ||
    width > LARGEST.width ||
    height > LARGEST.height ||
    ratio < RATIO.from ||
    ratio > RATIO.to
  ) {
    throw new BuildError(
      source,
      `measures ${width} x ${height}.`,
      'Link previews want 1200 x 630, or the half of it: 600 x 315.',
    )
  }
  if (bytes.length > MOST_BYTES) {
    throw new BuildError(
      source,
      `weighs ${Math.ceil(bytes.length / 1024)} KB, and previews give up on heavy pictures.`,
      `Keep it under ${MOST_BYTES / 1024} KB: fewer colours, or JPEG.`,
    )
  }
  const name = page.id.replaceAll('/', '-')
  const file = `${STATIC}/${name}.cover-${hashOf(bytes)}${path.extname(source)}`
  return { file, bytes, width, height, ...artOf(page, size) }
}

/** The part of a cover without lettering. Throws a BuildError when it leaves the cover. */
function artOf({ folder, meta: { art } }: Page, cover: Size): Pick<Cover, 'art'> {
  if (!art) return {}
  const round = (share: number) => Math.round(share * 10_000) / 10_000
  const width = art.width / cover.width
  if (art.x + art.width > cover.width || art.y + width * cover.height > cover.height + 1) {
    throw new BuildError(
      `${folder}/page.ts`,
      `"art" reaches beyond the cover, which measures ${cover.width} x ${cover.height}.`,
      `Move or narrow it: ${art.width} px wide, it is ${Math.round(width * cover.height)} px high.`,
    )
  }
  return { art: { left: round(art.x / cover.width), top: round(art.y / cover.height), width: round(width) } }
}

interface Size {
  width: number
  height: number
}

/** Reads the size from the header, the first chunk; undefined for an incomplete PNG. */
function pngSize(bytes: Buffer): Size | undefined {
  const whole =
    bytes.length > 44 &&
    bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
  return whole ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined
}

/** Reads the size from the frame header, after skipping earlier segments; undefined for an incomplete JPEG. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9)
    return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] as number
    // C4, C8 and CC are in the range of frame headers but are none
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return undefined
}
