import type { PageMeta } from '../../shared/runtime/app/page-meta.ts'

/** Addresses of a page and its picture, for previews of links. */
export interface PreviewParts {
  /** Origin of the site, as `https://example.com`; '' leaves addresses relative to the root. */
  site: string
  /** Canonical history path. */
  path: string
  cover: { path: string; width: number; height: number }
}

/**
 * Metadata for messengers and search engines, in zh: they run no scripts, and one HTML serves all languages. Placed
 * before the styles, since some read only the first 32 KB. One element serves two names where possible.
 */
export function renderPreview({ title, description }: PageMeta, { site, path, cover }: PreviewParts): string {
  const canonical = text(site + path)
  return [
    `<meta name="description" property="og:description" content="${text(description.zh)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:type" content="website">',
    '<meta property="og:locale" content="zh_CN">',
    `<meta property="og:title" content="${text(title.zh)}">`,
    `<meta property="og:image" content="${text(site + cover.path)}">`,
    `<meta property="og:image:width" content="${cover.width}">`,
    `<meta property="og:image:height" content="${cover.height}">`,
    // only an absolute URL is valid there
    ...(site ? [`<meta property="og:url" content="${canonical}">`] : []),
    `<link rel="canonical" href="${canonical}">`,
  ].join('\n')
}

/** Escapes text for an element or a quoted attribute. */
export function text(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
