import type { Live, Release } from '../../site/live.ts'
import { changeInWords, minute } from '../format-change.ts'

/**
 * The page for operations people: what is live, since when, on which runtime, and who changed it last. It is made from
 * the live manifest alone, holds no script, no link and no note, and asks not to be indexed.
 */
export function renderStatus(live: Live): string {
  const pages = Object.entries(live.pages).sort(([a], [b]) => (a < b ? -1 : 1))
  const ended = Object.keys(live.retired ?? {}).sort()
  const runtimes = new Set(pages.map(([, page]) => page.runtime.id)).size
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>What is live</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>What is live</h1>
<p>${pages.length} ${pages.length === 1 ? 'page' : 'pages'} on ${runtimes} ${runtimes === 1 ? 'runtime' : 'runtimes'}, version ${text(live.version || 'none yet')}.</p>
<p>Last change: ${text(changeInWords(live.change))}.</p>
${pages.length > 0 ? table(pages) : ''}
${ended.length > 0 ? `<p>Retired: ${ended.map(text).join(', ')}.</p>\n` : ''}</main>
</body>
</html>
`
}

function table(pages: [string, Release][]): string {
  return `<table>
<thead><tr><th scope="col">Page</th><th scope="col">Addresses</th><th scope="col">Live since (UTC)</th><th scope="col">By</th><th scope="col">Build</th><th scope="col">Runtime</th></tr></thead>
<tbody>
${pages.map(([id, page]) => row(id, page)).join('\n')}
</tbody>
</table>`
}

function row(id: string, page: Release): string {
  const back = page.back === undefined ? '' : ' <em>brought back</em>'
  return `<tr><th scope="row">${text(page.title)}<small>${text(id)}</small></th><td data-name="Addresses">${page.paths.map((path) => `<span>${text(path)}</span>`).join('')}</td><td data-name="Live since (UTC)"><time>${minute(page.at)}</time>${back}</td><td data-name="By">${text(page.by)}</td><td data-name="Build"><code>${text(page.build)}</code></td><td data-name="Runtime"><code>${text(page.runtime.id)}</code></td></tr>`
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `:root{color-scheme:light dark;--line:#d9dce3;--soft:#636b7a;--ink:#1b1f27;--paper:#fff;--shade:#f5f6f9}
@media(prefers-color-scheme:dark){:root{--line:#333a47;--soft:#9aa3b5;--ink:#e8ebf1;--paper:#15181e;--shade:#1c2028}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:32px 20px 64px}h1{margin:0 0 12px;font-size:26px;line-height:1.2}p{margin:0 0 4px;color:var(--soft)}
table{width:100%;margin-top:24px;border-collapse:collapse;text-align:left}th,td{padding:10px 12px;border-bottom:1px solid var(--line);vertical-align:top}
thead th{background:var(--shade);color:var(--soft);font-size:13px;font-weight:600}tbody th{font-weight:600}
small{display:block;color:var(--soft);font-weight:400}td span{display:block;overflow-wrap:break-word}time{white-space:nowrap}code{font:13px/1.5 ui-monospace,monospace}em{display:block;color:var(--soft);font-size:13px}
@media(max-width:1000px){thead{display:none}tr{display:block;padding:12px 0;border-bottom:1px solid var(--line)}th,td{display:block;padding:2px 0;border:0}td::before{content:attr(data-name) ": ";color:var(--soft)}td span,em{display:inline}td span+span::before{content:", "}}`
