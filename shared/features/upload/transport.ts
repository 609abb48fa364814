import type { Transport } from '#shared/runtime/request'

/** Sends by XMLHttpRequest, the only API with upload progress; calls `onPart` with 0 to 1. */
export function uploading(onPart: (part: number) => void): Transport {
  return (input, init = {}, onSent) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(init.method ?? 'POST', String(input))
      new Headers(init.headers).forEach((value, name) => {
        call.setRequestHeader(name, value)
      })
      call.upload.onprogress = ({ loaded, total }) => {
        onSent()
        if (total) onPart(loaded / total)
      }
      call.onload = () => resolve(new Response(call.responseText, { status: call.status }))
      call.onerror = () => reject(new TypeError('The upload broke off'))
      call.onabort = () => reject(new DOMException('', 'AbortError'))
      init.signal?.addEventListener('abort', () => call.abort())
      call.send(init.body as XMLHttpRequestBodyInit)
    })
}
