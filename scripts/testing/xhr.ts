import { answerFetch } from './fetch.ts'

/**
 * XMLHttpRequest in tests, as far as uploads use it: the sandbox responds, and progress is reported at half and at the
 * end.
 */
export class SandboxXhr {
  status = 0
  responseText = ''
  responseURL = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  #url = ''
  #init: { method?: string; headers: Record<string, string> } = { headers: {} }
  #abort = new AbortController()

  open(method: string, url: string): void {
    this.#init.method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#init.headers[name] = value
  }

  abort(): void {
    this.#abort.abort()
    this.onabort?.()
  }

  async send(body: BodyInit): Promise<void> {
    try {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      const answer = await answerFetch(this.#url, { ...this.#init, body, signal: this.#abort.signal })
      this.upload.onprogress?.({ loaded: 2, total: 2 })
      this.status = answer.status
      this.responseURL = new URL(this.#url, location.href).href
      this.responseText = await answer.text()
      this.onload?.()
    } catch {
      if (!this.#abort.signal.aborted) this.onerror?.()
    }
  }
}
