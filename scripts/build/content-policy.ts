import { createHash } from 'node:crypto'

/**
 * Gives a page's HTML its Content-Security-Policy and the digests of its shared scripts.
 *
 * The policy stands in the HTML, not in a header, because it names the inline scripts by digest: a page that is published
 * alone, or goes on with the runtime it was built with, brings the policy that fits it.
 *
 * @param apis origins that are called, '' for the page's own. @param files origins of files that are fetched to be saved.
 * @param digestOf integrity of the script at a URL.
 */
export function secureHtml(
  html: string,
  { apis, files = [] }: { apis: string[]; files?: string[] | undefined },
  digestOf: (url: string) => string,
): string {
  const inline = [...html.matchAll(/<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'${digest(code as string)}'`,
  )
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(inline)].join(' ')}`,
    // React and the prerender write style attributes, for which there is no digest that old browsers know.
    "style-src 'self' 'unsafe-inline'",
    // Pictures, sounds and files come from hosts that operations choose.
    'img-src * data: blob:',
    'media-src * blob:',
    "font-src 'self'",
    // Named one by one: XMLHttpRequest follows redirects with its headers, so an upload's login would reach any other host.
    ['connect-src', "'self'", ...[...apis.filter(Boolean), ...files].map(originOf)].join(' '),
    // the werewolf game is entered by a form, so that its token is in no URL
    ['form-action', "'self'", ...apis.filter(Boolean).map(originOf)].join(' '),
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
  return html
    .replace(
      '<meta charset="utf-8">',
      (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace(
      /<(link rel="modulepreload" href|script type="module"(?: async)? src)="([^"]+)"/g,
      (tag, _, url: string) => `${tag} integrity="${digestOf(url)}"`,
    )
}

/** Format of policies and `integrity`: `sha256-…`. */
export function digest(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function originOf(address: string): string {
  return new URL(address).origin
}
