/** A call of WeChat's bridge as it got it. */
export interface MessengerCall {
  method: string
  payload: unknown
}

/**
 * Installs WeChat's bridge in this window and fires its ready event.
 * @param answer the bridge's answer to a call, for instance `ok`; may be asynchronous.
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
