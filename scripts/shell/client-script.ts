import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { bundle, entryOf } from '../vite/bundle.ts'

/** Builds the simulated client as one classic script that can be inlined. */
export async function buildClientScript(root: string): Promise<string> {
  const output = await bundle(root, 'client', path.join(root, 'scripts/shell/client/index.ts'), {
    build: { rolldownOptions: { preserveEntrySignatures: false, output: { format: 'iife' } } },
  })
  return entryOf(output).code.trim().replaceAll('</script', '<\\/script')
}

/** Puts the script at the very beginning of a page's HTML, where the page's own policy does not hold yet. */
export function withClient(html: string, script: string): string {
  return html.replace('<head>', () => `<head><script>${script}</script>`)
}

/**
 * Whether a page of this site requests its frame. Over plain http browsers send fetch metadata only to localhost; in a
 * local network the referrer is used.
 */
export function isOwnFrame(headers: IncomingHttpHeaders): boolean {
  const asks = headers['sec-fetch-dest']
  if (asks !== undefined) return asks === 'iframe' && headers['sec-fetch-site'] === 'same-origin'
  return URL.canParse(headers.referer ?? '') && new URL(headers.referer as string).host === headers.host
}
