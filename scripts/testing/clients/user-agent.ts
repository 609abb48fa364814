import type { PageState } from '#shared/runtime/app'

type Client = NonNullable<PageState['client']>

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Redmi Note 12) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'Chrome/120.0.0.0 Mobile Safari/537.36'
const WECHAT = 'MicroMessenger/8.0.44.2502(0x28002C51) WeChat/arm64 Language/zh_CN'

/** Of our apps, which name themselves behind it. */
const SHELLS = {
  android: `${ANDROID} Version/4.0 ${CHROME}`,
  ios: `${IPHONE} Mobile/15E148`,
  flutter: `${ANDROID} Version/4.0 ${CHROME} Flutter`,
} as const
const BROWSERS = {
  frame: `${ANDROID} ${CHROME}`,
  messenger: `${ANDROID} Version/4.0 ${CHROME} ${WECHAT}`,
  browser: `${ANDROID} ${CHROME}`,
} as const

/**
 * User agent of a client on a phone.
 * @param mark product token of our apps, for instance `PartyPlay/3.17.0`; '' for other apps.
 */
export function userAgentOf(client: Client, mark = 'PartyPlay/3.17.0'): string {
  return client in BROWSERS
    ? BROWSERS[client as keyof typeof BROWSERS]
    : `${SHELLS[client as keyof typeof SHELLS]} ${mark}`.trim()
}
