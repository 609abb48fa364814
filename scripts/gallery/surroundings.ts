import type { PageState } from '../../shared/runtime/app/page-state.ts'
import { PHONE } from '../browser/flags.ts'
import { insideApp } from '../browser/inside.ts'
import { userAgentOf } from '../testing/clients/user-agent.ts'

const DESKTOP_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'

/** What a page is opened in and on. */
export interface Surroundings {
  userAgent: string
  /** Run before the page's own scripts, after the probe. */
  prelude: string
  width: number
  height: number
  phone: boolean
  /** In a page that frames it. */
  framed: boolean
}

/** The client and the device of a state: by user agent, and by the objects that an app puts into its pages. */
export function surroundingsOf({ client = 'browser', device }: PageState): Surroundings {
  const phone = device !== 'desktop'
  const screen = phone ? { width: PHONE.width, height: PHONE.height } : { width: 1280, height: 800 }
  const browser = phone ? userAgentOf('browser') : DESKTOP_AGENT
  const around = { ...screen, phone, userAgent: browser, prelude: '', framed: client === 'frame' }
  switch (client) {
    case 'android':
    case 'ios':
    case 'flutter':
      return { ...around, ...insideApp({ client }) }
    case 'messenger':
      return { ...around, userAgent: userAgentOf(client) }
    default:
      return around
  }
}
