import { leave } from './layers.ts'
import { addQuery, pageUrl, type QueryValues, sitePath, webAddress } from './url.ts'

const RECHARGE = '/newModel/recharge.html'

/** The URL to load. A history path keeps the visit's parameters; an http or .html URL is loaded as it is, without them. */
function addressOf(target: string, params?: QueryValues): string | null {
  const path = sitePath(target)
  if (path && !/\.html?($|[?#])/i.test(path)) return pageUrl(path, params)
  const whole = path ?? webAddress(target)
  return whole && params ? addQuery(whole, params, true) : whole
}

const mover = (go: (url: string) => void) => (target: string, params?: QueryValues) => {
  const url = addressOf(target, params)
  if (url) go(url)
  return !!url
}

/** Moves between pages. Every page is its own document, so each move is a load. */
export const navigate = {
  /** Opens a history path of this site, or an http(s) or .html address. False for a target that is refused. */
  to: mover((url) => leave(url, 'assign')),
  /** As `to`, but "back" then skips the page it leaves. */
  replace: mover((url) => leave(url, 'replace')),
  recharge: (): boolean => navigate.to(RECHARGE),
}
