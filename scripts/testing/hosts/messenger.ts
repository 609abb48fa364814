/** A call of WeChat's bridge as it got it. */
export interface MessengerCall {
  method: string
  payload: unknown
}

/**
 * Puts WeChat's bridge into this window, and tells the page that it is ready.
 *
 * @param answer what the bridge says of a call, as `ok`; it may take its time.
 */
export function injectMessenger(answer: (call: MessengerCall) => string | Promise<string>): void {
  const invoke = async (method: string, payload: unknown, done: (result: { err_msg: string }) => void) =>
    done({ err_msg: `${method}:${await answer({ method, payload })}` })
  Object.assign(window, { WeixinJSBridge: { invoke } })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
}

export function removeMessenger(): void {
  Reflect.deleteProperty(window, 'WeixinJSBridge')
}
