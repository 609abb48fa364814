import { PNG } from 'pngjs'

/** For tests: a white PNG, with so many black rows at the top. */
export function madeUpPicture(width: number, height: number, blackRows = 0): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let at = 0; at < width * blackRows; at++) png.data.writeUInt32BE(0x000000ff, at * 4)
  return PNG.sync.write(png)
}
