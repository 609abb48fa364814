import { bridge } from '#shared/runtime/bridge'

/** In-app browsers that block stores and downloads, by their marks in the user agent. */
const MESSENGERS =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|\bLine\/|WhatsApp|FBAN|FBAV|FB_IAB|Instagram|Telegram|KAKAOTALK|Snapchat|musical_ly|BytedanceWebview|Twitter/i

export interface Device {
  /** Inside the browser of a messenger or social app. */
  messenger: boolean
  ios: boolean
  android: boolean
  /** Neither phone nor tablet. */
  desktop: boolean
  /** Inside one of our own apps. */
  inApp: boolean
}

/** The kind of device. For effects and handlers: unknown in Node. */
export function device(): Device {
  const { userAgent, maxTouchPoints } = navigator
  const android = /android/i.test(userAgent)
  // iPadOS reports macOS, but no Mac has a touch screen
  const ios =
    !android && (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1))
  return {
    messenger: MESSENGERS.test(userAgent),
    ios,
    android,
    desktop: !(android || ios || /mobile/i.test(userAgent)),
    inApp: bridge.inApp,
  }
}
