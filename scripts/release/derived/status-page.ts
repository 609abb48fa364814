import { createHash } from 'node:crypto'
import {
  type ChangeSummary,
  type Live,
  proofOf,
  type Release,
  type Retirement,
  standingOf,
} from '../../site/live.ts'
import { changeInWords, minute, planInWords } from '../format-change.ts'
import { recentOf } from '../records/changes.ts'

const DAY_MS = 86_400_000

/**
 * The page for operations people, made from the live manifest alone: the changes of the last day, those before, and each page
 * with what is live of it and the command that takes it back. It asks not to be indexed.
 */
export function renderStatus(live: Live): string {
  const pages = Object.entries(live.pages).sort(([, a], [, b]) => (a.at > b.at ? -1 : 1))
  const retired = Object.entries(live.retired ?? {}).sort(([, a], [, b]) => (a.at > b.at ? -1 : 1))
  const runtimes = new Set(pages.map(([, page]) => page.runtime.id)).size
  const changes = recentOf(live)
  const dayBefore = new Date(Date.parse(live.change.at) - DAY_MS).toISOString()
  const recent = changes.filter(({ at }) => at >= dayBefore)
  const earlier = changes.filter(({ at }) => at < dayBefore)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '${digestOf(SCRIPT)}'">
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
<h2>The day up to ${minute(live.change.at)} UTC</h2>
<ol>${recent.map(changeRow).join('\n')}</ol>
${earlier.length > 0 ? `<details class="earlier"><summary>${earlier.length} earlier</summary><ol>${earlier.map(changeRow).join('\n')}</ol></details>` : ''}
${plansOf(live)}<h2>Pages</h2>
<label>Search<input id="search" type="search" placeholder="title, path, page, person, note" autocomplete="off"></label>
<p id="none" hidden>No page matches.</p>
${[...pages.map((page) => pageRow(live, page)), ...retired.map(retiredRow)].join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function plansOf({ plans = [] }: Live): string {
  if (plans.length === 0) return ''
  const rows = plans.map((plan) => `<li>${text(planInWords(plan))}${noteOf(plan.note)}</li>`)
  return `<h2>Planned</h2>\n<ol>${rows.join('\n')}</ol>\n`
}

function changeRow(change: ChangeSummary): string {
  return `<li><b>${change.number}</b> ${text(changeInWords(change))}${noteOf(change.note)}</li>`
}

function pageRow(live: Live, [id, page]: [string, Release]): string {
  const { title, at, by, note, commit, branch, build, previousBuild, restoredFrom, runtime, paths, canary } =
    page
  const command = canary
    ? `rollback ${id}`
    : previousBuild === undefined
      ? `retire ${id}`
      : restoredFrom === undefined
        ? `rollback ${id}`
        : `rollback ${id} --to-build ${previousBuild}`
  return row(title || id, id, at, by, [
    ['Addresses', paths.join(' ')],
    ['By', by],
    ['Note', note],
    ['Build', build + (restoredFrom === undefined ? '' : `, restored from change ${restoredFrom}`)],
    ['Canary', canary ? `${canary.build} for ${canary.share} of 100 visitors` : ''],
    ['Watched', watchedInWords(live, id, page)],
    ['Previous build', previousBuild ?? 'none: it is its first release'],
    ['Commit', [commit, branch && `on ${branch}`].filter(Boolean).join(' ')],
    ['Runtime', runtime.id],
    ['To take it back', `npm run release -- ${command}`],
  ])
}

function watchedInWords(live: Live, id: string, { build, canary }: Release): string {
  const standing = standingOf(live, id)
  if (standing === 'reverted') return `reverted: change ${live.touched[id]?.takenBack} took a build back`
  const proof = proofOf(live, id, canary?.build ?? build)
  return proof
    ? `proven: ${proof.failed} of ${proof.visits} visits failed, and ${proof.against.failed} of ${proof.against.visits} of build ${proof.against.build} (${minute(proof.at)} UTC, ${proof.by})`
    : standing
}

function retiredRow([id, { at, by, note, paths, redirects }]: [string, Retirement]): string {
  const to = redirects[0]?.to
  return row(`${id} is retired`, id, at, by, [
    ['Addresses', `${paths.join(' ')}${to ? ` -> ${to}` : ''}`],
    ['By', by],
    ['Note', note],
    ['To bring it back', `npm run release -- rollback ${id}`],
  ])
}

function row(title: string, id: string, at: string, by: string, facts: [string, string][]): string {
  const given = facts.filter(([, value]) => value)
  return `<details class="page"><summary><strong>${text(title)}</strong><small>${text(id)}</small><time>${minute(at)}</time><span>${text(by)}</span></summary><dl>${given
    .map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`)
    .join('')}</dl></details>`
}

const noteOf = (note?: string) => (note ? `<q>${text(note)}</q>` : '')

function text(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const digestOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const SCRIPT = `const search = document.getElementById('search'), none = document.getElementById('none')
const pages = [...document.querySelectorAll('.page')].map((page) => [page, page.textContent.toLowerCase()])
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/)
  for (const [page, text] of pages) page.hidden = !words.every((word) => text.includes(word))
  none.hidden = pages.some(([page]) => !page.hidden)
})`

const STYLE = `:root{color-scheme:light dark;--line:#d9dce3;--soft:#5b6270;--ink:#1b1f27;--paper:#fff;--shade:#f5f6f9}
@media(prefers-color-scheme:dark){:root{--line:#333a47;--soft:#9aa3b5;--ink:#e8ebf1;--paper:#15181e;--shade:#1c2028}}
*{box-sizing:border-box}[hidden]{display:none!important}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px 64px}h1{margin:0 0 8px;font-size:26px;line-height:1.2}h2{margin:28px 0 8px;font-size:18px}p{margin:0 0 4px;color:var(--soft)}
ol{margin:0;padding:0;list-style:none}li{padding:8px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}q{display:block;color:var(--soft)}
label{display:block;color:var(--soft)}input{display:block;width:100%;min-height:44px;margin:4px 0 12px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--shade);color:inherit;font:inherit}
summary{min-height:44px;padding:8px 0;cursor:pointer;border-bottom:1px solid var(--line);overflow-wrap:anywhere}small,.page span{margin-left:8px;color:var(--soft);font-size:14px}time{display:block;color:var(--soft);font-size:13px}
.page span{margin-left:0;font-size:13px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0;padding:12px;background:var(--shade)}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
@media(max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}`
