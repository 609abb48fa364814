import { bundleEdge } from './edge/bundle-edge.ts'
import { type Host, MADE, wholeAddresses } from './host.ts'
import { refuse } from './rules.ts'

/**
 * Netlify: an edge function over the published folder. `_redirects` alone could not be exact: Netlify stores file names
 * in lower case, answers `/a/b` with `a/b.html`, and gives missing assets its 404 page. It keeps the API's proxies, which
 * need none of that.
 */
export const netlify: Host = async (rules, { copied }) => {
  const route = await bundleEdge('netlify-function', rules)
  const proxies = rules.list.flatMap((rule) => {
    const { match, answer } = rule
    if (!('proxy' in answer)) return []
    if (!('prefix' in match)) return refuse('netlify', rule, 'proxy what lies below a prefix')
    return [`${match.prefix}* ${answer.proxy}${match.prefix}:splat 200!`]
  })
  const config = ['[build]', '  publish = "dist"', '[build.processing]', '  skip_processing = true']
  return {
    files: {
      'netlify.toml': [`# ${MADE}`, ...config, ''].join('\n'),
      'netlify/edge-functions/route.js': route,
      ...(proxies.length > 0 && { 'dist/_redirects': [`# ${MADE}`, ...proxies, ''].join('\n') }),
    },
    limits: [
      {
        what: 'bytes of the edge function',
        used: Buffer.byteLength(route),
        most: 20_000_000,
        source: 'https://docs.netlify.com/build/edge-functions/limits',
      },
    ],
    next: [
      `Copy ${copied} to dist/ beside netlify.toml, then: npx netlify deploy --prod.`,
      wholeAddresses('Log drains'),
      'Two page names or files that differ in case alone would be one file there.',
    ],
  }
}
