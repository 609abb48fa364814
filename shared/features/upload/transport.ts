import type { Transport } from '#shared/runtime/request'

/**
 * Sends by XMLHttpRequest, the only API with upload progress; calls `onPart` with 0 to 1. It follows redirects: those to
 * other hosts are blocked by the policy of the page (scripts/build/content-policy.ts), others are rejected here.
 */
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
      call.onload = () => {
        const redirected = call.responseURL !== new URL(String(input), location.href).href
        if (redirected) reject(new TypeError('The upload was redirected'))
        // a Response with one of these statuses may have no body, not even an empty one
        else
          resolve(
            new Response([204, 205, 304].includes(call.status) ? null : call.responseText, {
              status: call.status,
            }),
          )
      }
      call.onerror = () => reject(new TypeError('The upload failed'))
      call.onabort = () => reject(new DOMException('', 'AbortError'))
      init.signal?.addEventListener('abort', () => call.abort())
      call.send(init.body as XMLHttpRequestBodyInit)
    })
}
