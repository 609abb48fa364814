import type { PageState } from '../../../shared/runtime/app/page-state.ts'
import { METHODS } from '../../../shared/runtime/bridge/contract.ts'
import { PHONE } from '../../browser/flags.ts'
import { insideApp } from '../../browser/pretend-app.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'
const PHONE_AGENT = `Mozilla/5.0 (Linux; Android 11; Redmi 9) ${CHROME} Mobile Safari/537.36`
const DESKTOP_AGENT = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`

/** What a page is opened in and on. */
export interface Surroundings {
  userAgent: string
  /** Run before the page's own scripts. */
  prelude: string
  width: number
  height: number
  phone: boolean
  /** In a page that frames it. */
  framed: boolean
}

/** The host and the device of a state: by user agent, and by the objects that an app puts into its pages. */
export function surroundingsOf({ host = 'browser', device }: PageState): Surroundings {
  const phone = device !== 'desktop'
  const screen = phone ? { width: PHONE.width, height: PHONE.height } : { width: 1280, height: 800 }
  const browser = phone ? PHONE_AGENT : DESKTOP_AGENT
  const around = { ...screen, phone, userAgent: browser, prelude: '', framed: host === 'frame' }
  switch (host) {
    case 'android':
    case 'ios':
    case 'flutter': {
      const app = insideApp({ host, methods: [...METHODS], header: '(answer) => answer({})' })
      return { ...around, userAgent: app.userAgent ?? browser, prelude: app.prelude ?? '' }
    }
    case 'messenger':
      return { ...around, userAgent: `${browser} MicroMessenger/8.0.42` }
    default:
      return around
  }
}
