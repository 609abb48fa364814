type Invoke = (name: string, params: object, done: (answer?: { err_msg?: string }) => void) => void

declare global {
  interface Window {
    WeixinJSBridge?: { invoke: Invoke }
  }
}

/** WeChat puts its bridge into the page some time after it has begun. */
const WAIT_MS = 3_000

export const inWechat = () => /MicroMessenger/i.test(navigator.userAgent)

/** WeChat's bridge; undefined where it does not come. */
export function findBridge(): Promise<{ invoke: Invoke } | undefined> {
  if (window.WeixinJSBridge) return Promise.resolve(window.WeixinJSBridge)
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      document.removeEventListener('WeixinJSBridgeReady', done)
      resolve(window.WeixinJSBridge)
    }
    const timer = setTimeout(done, WAIT_MS)
    document.addEventListener('WeixinJSBridgeReady', done)
  })
}

/** WeChat's result codes: hints to ask the server, never a result. */
export type Closed = 'finished' | 'left' | 'refused'

/** Opens WeChat's cashier; resolves when it closes, if WeChat reports it. */
export function openWechatCashier(bridge: { invoke: Invoke }, params: object): Promise<Closed> {
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, (answer) => {
      const said = String(answer?.err_msg ?? '')
      resolve(said.endsWith(':ok') ? 'finished' : said.endsWith(':cancel') ? 'left' : 'refused')
    })
  })
}
