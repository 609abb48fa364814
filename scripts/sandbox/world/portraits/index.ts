import { PEOPLE } from './people.ts'
import { THINGS } from './things.ts'

/** Both addresses of each picture, as in the real service: a page uses the second when the first fails. */
export const PORTRAITS = ['/static-cdn/portraits/', '/static-origin/portraits/'] as const

const DRAWN = [...PEOPLE, ...THINGS]
/** Of as many people in a row all drawings are seen once, and two people have none. */
const TURN = DRAWN.length + 2

/** What shows a picture that does not load. */
const BROKEN_END = '19'

/** The address of a person's portrait, by the id alone; '' without one. */
export function portraitOf(id: string): string {
  if (!id) return ''
  if (id.endsWith(BROKEN_END)) return `${PORTRAITS[0]}broken.svg`
  const at = (Number(id) * 7) % TURN
  return at < DRAWN.length ? `${PORTRAITS[0]}${at}.svg` : ''
}

/** The picture at an address; an unknown address returns a truncated file. */
export function portraitAt(pathname: string): Response {
  const drawn = DRAWN[Number(/(\d+)\.svg$/.exec(pathname)?.[1] ?? Number.NaN)]
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
  return new Response(drawn ? `${head}${drawn}</svg>` : head, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'max-age=3600',
      'access-control-allow-origin': '*',
    },
  })
}
