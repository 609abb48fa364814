import type { PageData } from '../../shared/runtime/app/index.ts'
import type { PageMeta } from '../../shared/runtime/app/page-meta.ts'
import type { Language } from '../../shared/runtime/i18n/index.ts'
import { type PreviewParts, renderPreview, text } from './link-preview.ts'

/** What the one template needs to become a page's entry HTML. */
export interface HtmlParts {
  meta: PageMeta
  data: PageData
  /** Words by language then namespace; the built page carries zh, development carries all. */
  words: Partial<Record<Language, unknown>>
  /** First screen by language; absent in development. */
  body?: Record<Language, string>
  css: string
  /** Absent in development, where a fault is to be seen as it is. */
  guard?: string
  /** Chooses the language, ahead of the first screen. */
  inline: string
  /** URL of the boot module. */
  boot: string
  /** URL of the entry module. */
  entry: string
  /** URLs of every further module that the page waits for. */
  preload: string[]
  preview: PreviewParts
}

/**
 * Renders a page's entry HTML. Modules are linked first, so that they load while the rest is parsed. The boot module runs
 * once it has loaded; all others wait for it and for the whole document. The guard is still notified of one that fails,
 * since those wait too.
 */
export function renderHtml(parts: HtmlParts): string {
  const { meta, body } = parts
  const templates = body
    ? `<template id="en">${body.en}</template><template id="tw">${body.tw}</template><script>window.__swap&&__swap()</script>`
    : ''
  // else the first frame on a slow phone is the background alone, and takes the time of the one with the words (Chrome 124+)
  const whole = body ? '<link rel="expect" href="#root" blocking="render">\n' : ''
  const early = /data-early(?:(?!<\/button>).)*<li>/.test(body?.zh ?? '') ? NO_SCRIPTS : ''
  const guard = parts.guard ? `<script>${parts.guard}</script>\n` : ''
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="referrer" content="origin">
<script type="module" async src="${parts.boot}"></script>
${parts.preload.map((url) => `<link rel="modulepreload" href="${url}">`).join('\n')}
<script type="module" src="${parts.entry}"></script>
<meta name="viewport" content="width=device-width,initial-scale=1,minimum-scale=1,viewport-fit=cover">
<meta name="color-scheme" content="only light">
<meta name="format-detection" content="telephone=no">
${guard}<script type="application/json" id="page">${json(parts.data)}</script>
<script>${parts.inline}</script>
<title>${text(meta.title.zh)}</title>
<meta name="theme-color" content="${meta.themeColor}">
${renderPreview(meta, parts.preview)}
<link rel="icon" href="/favicon.svg">
${whole}<style>html{color-scheme:only light;background:${meta.themeColor}}${shortPictures(parts.css)}</style>
${early}</head>
<body>
<div id="root">${body?.zh ?? ''}</div>
${templates}
<script type="speculationrules">${AHEAD}</script>
<script type="application/json" id="words">${json(parts.words)}</script>
</body>
</html>
`
}

/** unescaped spaces are valid in quotes and compress better (0.1 KB a page) */
function shortPictures(css: string): string {
  return css.replace(/url\("data:image\/svg[^"]*"\)/g, (picture) =>
    picture.replace(/%20/g, ' ').replace(/%3C/g, '%3c').replace(/%3E/g, '%3e'),
  )
}

/**
 * Speculation rules (Chromium 121): links marked by `prepareNextPages` at once, and any link to a page of this site on
 * pointer down. The same on every page, so that its digest can be in the policy.
 */
const AHEAD = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'immediate' }],
  // not by selector, which is looked at too late; files, and the pages of others on this host, have a dot
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'conservative',
    },
  ],
})

/** Without scripts a sheet that has its text in the HTML lies open at the lower edge. */
const NO_SCRIPTS =
  '<noscript><style>[data-early][hidden]{display:flex;top:auto}[hidden]>:first-child{display:none}</style></noscript>\n'

/** Serialises JSON that cannot close its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
