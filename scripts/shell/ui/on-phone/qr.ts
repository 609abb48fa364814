import { correction, generate } from 'lean-qr'

/** Light margin that scanners need, in squares. */
const MARGIN = 3

/** A QR code as the outline of its dark squares, on a field of `size`. */
export function qrOf(text: string): { size: number; outline: string } {
  const code = generate(text, { maxCorrectionLevel: correction.M })
  let outline = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) outline += `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`
  return { size: code.size + 2 * MARGIN, outline }
}
