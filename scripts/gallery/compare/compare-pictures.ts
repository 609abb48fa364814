import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** Share of the pixels that differ, 0 to 1; where the pictures differ in size, of the larger one. */
  share: number
  /** PNG: the new picture, pale, with what differs in red. */
  picture: Buffer
}

/** Holds two PNGs against each other. Undefined: nobody could tell them apart. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const drawn = new PNG({ width, height })
  const differing = pixelmatch(
    onCanvas(a, width, height).data,
    onCanvas(b, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0.1, alpha: 0.25 },
  )
  if (differing === 0) return undefined
  return { share: differing / (width * height), picture: PNG.sync.write(drawn) }
}

/** The picture at the top of a canvas that is transparent elsewhere. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}
