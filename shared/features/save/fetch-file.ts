import { fileAddress } from './file-origins.ts'

/** How long a file may take with its last byte, in ms. */
const PATIENCE_MS = 60_000
/** How many bytes are read to tell a page from a picture or video. */
const BEGINNING = 256

/** Not the expected file: a login page, a JSON error, an empty body. */
export class NoFile extends Error {}

/**
 * Fetches a picture or a video of a known place, without cookies. Rejects with NoFile for anything else, and with the
 * error of the network.
 */
export async function fetchFile(url: string, kind: 'image' | 'video'): Promise<Blob> {
  if (url.startsWith('data:')) return checked(fromDataUrl(url), kind)
  const address = fileAddress(url)
  if (!address) throw new NoFile()
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS)
  try {
    const response = await fetch(address, { credentials: 'omit', signal: abort.signal })
    if (!response.ok || (response.redirected && !fileAddress(response.url))) throw new NoFile()
    return await checked(await response.blob(), kind)
  } finally {
    clearTimeout(timer)
  }
}

/** Captive portals and servers in trouble send HTML or JSON in a file's place, also under a file's type. */
async function checked(file: Blob | null, kind: 'image' | 'video'): Promise<Blob> {
  if (!file) throw new NoFile()
  const named = file.type.startsWith(`${kind}/`) || /^$|octet-stream/.test(file.type)
  if (!named || !file.size || /^\s*[<{[]/.test(await beginningOf(file))) throw new NoFile()
  return file
}

/** Not by `text()`, which Safari 14.0 has not. */
function beginningOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(file.slice(0, BEGINNING))
  })
}

/** Decodes a data URL, which the content security policy does not allow to be fetched. Null: no file in it. */
export function fromDataUrl(url: string): Blob | null {
  const [, type = '', data = ''] = /^data:([^;,]+);base64,([\w+/=]+)$/.exec(url) ?? []
  try {
    return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
  } catch {
    return null
  }
}
