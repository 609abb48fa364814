import type { Client } from '../../settings.ts'

/** Ground of the bar that the client draws: an app takes the page's own colour, others have theirs. */
export function barColour(client: Client, themeColor: string | undefined): string {
  if (client === 'messenger') return '#ededed'
  if (client === 'browser') return '#2b2d31'
  if (client === 'frame') return '#ffffff'
  return themeColor ?? '#17181b'
}

/** Black or white, whichever is read more easily on a ground written as #rrggbb. */
export function inkOn(ground: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(ground.slice(at, at + 2), 16)))
  // Where contrast to black and to white is equal (WCAG).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff'
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
