import type { TabOptions } from './tab.ts'

const AGENT =
  'Mozilla/5.0 (Linux; Android 11; Redmi 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.42'

/**
 * A tab inside WeChat. Its bridge comes a little after the page has begun, says ok to all that it is asked, and notes it
 * where `world.asked` looks.
 */
export const insideMessenger: Pick<TabOptions, 'userAgent' | 'prelude'> = {
  userAgent: AGENT,
  prelude: `{
    const asked = window.__asked = []
    setTimeout(() => {
      window.WeixinJSBridge = {
        invoke(method, payload, done) {
          asked.push({ method, payload })
          setTimeout(() => done({ err_msg: method + ':ok' }), 200)
        },
      }
      document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    }, 300)
  }`,
}
