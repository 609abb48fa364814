import { createHash } from 'node:crypto'

/** What a page may load from. */
export interface Reached {
  /** Origins, or addresses on them, that are called; '' for the page's own. */
  apis: readonly string[]
  /** Origins of pictures, sounds, and files to save. */
  files?: readonly string[] | undefined
}

/**
 * Gives a page's HTML its Content-Security-Policy and the digests of its shared scripts.
 *
 * The policy stands in the HTML, not in a header, because it names the inline scripts by digest: a page that is published
 * alone, or goes on with the runtime it was built with, brings the policy that fits it.
 *
 * @param digestOf integrity of the script at a URL. @param onDemand URLs of modules that the HTML does not name: an import
 * map has their digests, which engines before Chrome 127, Firefox 138 and Safari 18 pass over.
 */
export function secureHtml(
  html: string,
  reached: Reached,
  digestOf: (url: string) => string,
  onDemand: readonly string[] = [],
): string {
  const map = { integrity: Object.fromEntries(onDemand.map((url) => [url, digestOf(url)])) }
  const importMap = `<script type="importmap">${JSON.stringify(map)}</script>`
  const inline = [
    ...`${importMap}${html}`.matchAll(
      /<script(?: type="(?:speculationrules|importmap)")?>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, code]) => `'${digest(code as string)}'`)
  // Named one by one: any other would be a way out for a token, and XMLHttpRequest follows redirects with its headers.
  const from = ["'self'", ...new Set(originsOf(reached))].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(inline)].join(' ')}`,
    // React and the prerender write style attributes, for which there is no digest that old browsers know.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${from} data: blob:`,
    `media-src ${from} blob:`,
    "font-src 'self'",
    `connect-src ${from}`,
    // the werewolf game is entered by a form, so that its token is in no URL
    ['form-action', "'self'", ...originsOf({ apis: reached.apis })].join(' '),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
  return html
    .replace(
      '<meta charset="utf-8">',
      (charset) =>
        `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">\n${importMap}`,
    )
    .replace(
      /<(link rel="modulepreload" href|script type="module"(?: async)? src)="([^"]+)"/g,
      (tag, _, url: string) => `${tag} integrity="${digestOf(url)}"`,
    )
}

/** Pictures and sounds elsewhere that a built file names. */
const MEDIA =
  /url\(["']?(https?:\/\/[^"')\s]+)|["'`](https?:\/\/[^"'`\s]+\.(?:avif|gif|jpe?g|m4a|mp[34]|ogg|png|svg|wav|webm|webp))["'`?#]/gi

/** Returns the pictures and sounds of a built file that the policy blocks. */
export function blockedMedia(code: string, reached: Reached): string[] {
  const origins = originsOf(reached)
  const named = [...code.matchAll(MEDIA)].map(([, inStyle, inScript]) => (inStyle ?? inScript) as string)
  return [...new Set(named)].filter((url) => !URL.canParse(url) || !origins.includes(originOf(url)))
}

/** Format of policies and `integrity`: `sha256-…`. */
export function digest(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

const originsOf = ({ apis, files = [] }: Reached) => [...apis.filter(Boolean), ...files].map(originOf)

function originOf(address: string): string {
  return new URL(address).origin
}
