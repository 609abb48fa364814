const REDUCED = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g
const FREE = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g

/** Conditions that are always true and always false, valid anywhere. */
const asReduced = (query: string) =>
  query.replace(FREE, '(max-width: 0px)').replace(REDUCED, '(min-width: 0px)')

/** The person wants little motion: asked by script and by style, as far as styles of this origin go. */
export function stillMotion(): void {
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, asReduced(query))
  new MutationObserver(() => {
    for (const sheet of document.styleSheets) rewrite(sheet)
  }).observe(document.documentElement, { childList: true, subtree: true, characterData: true })
}

function rewrite(sheet: CSSStyleSheet | CSSGroupingRule): void {
  let rules: CSSRuleList
  try {
    rules = sheet.cssRules
  } catch {
    // Of another origin.
    return
  }
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && asReduced(rule.media.mediaText) !== rule.media.mediaText)
      rule.media.mediaText = asReduced(rule.media.mediaText)
    if ('cssRules' in rule) rewrite(rule as CSSGroupingRule)
  }
}
