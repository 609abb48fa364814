import { correction, generate } from 'lean-qr/nano'

/** Letters of a link whose code a phone reads from a screen. */
const MOST = 600

/**
 * The fields of a link's QR code; null where it is too long for one. A link of this site that is too long loses its longest
 * parameters: landing parameters from advertisements, which the destination works without.
 */
export function codeOf(link: string): ReturnType<typeof generate> | null {
  try {
    return generate(shortened(link), { minCorrectionLevel: correction.M })
  } catch {
    return null
  }
}

function shortened(link: string): string {
  const url = new URL(link, location.href)
  if (url.origin !== location.origin) return link
  while (url.href.length > MOST && url.search) {
    const [longest] = [...url.searchParams].sort(([, one], [, other]) => other.length - one.length)
    url.searchParams.delete(longest?.[0] ?? '')
    if (!longest) url.search = ''
  }
  return link.length > MOST ? url.href : link
}
