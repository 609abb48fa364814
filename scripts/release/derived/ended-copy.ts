import { stableCopyOf } from '../../site/layout.ts'
import type { Live } from '../../site/live.ts'
import { type LocalFile, localFile } from '../built-site/dist.ts'

const GONE = '页面不存在 · Page not found · 頁面不存在'
const ON = '继续 · Continue · 繼續'

/**
 * Replacement of a page that was taken off the site, for hosts without updated rules; undefined for others. It overwrites
 * the live copy instead of deleting it: a late delete would hit the page published again.
 */
export function endedCopy({ pages, retired = {}, touched }: Live, page: string): LocalFile | undefined {
  if (Object.hasOwn(pages, page) || !Object.hasOwn(touched, page)) return undefined
  const to = retired[page]?.redirects[0]?.to
  return localFile(stableCopyOf(page), to === undefined ? html('', GONE) : leadingTo(to))
}

function leadingTo(path: string): string {
  const address = path.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return html(`<meta http-equiv="refresh" content="0;url=${address}">\n`, `<a href="${address}">${ON}</a>`)
}

function html(more: string, body: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${more}<title>${more ? ON : GONE}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 sans-serif}</style>
</head>
<body><p>${body}</p></body>
</html>
`
}
