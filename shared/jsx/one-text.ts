/**
 * The children of an element that has nothing but texts, as one text; undefined for any others. React writes the only
 * text of an element as its content, which works on a page that the browser translates; several stay text nodes of their
 * own, and those a translator replaces: React then changes a detached text, or throws as it removes one.
 */
export function oneText(type: unknown, children: unknown): string | undefined {
  if (typeof type !== 'string' || !Array.isArray(children)) return undefined
  let text = ''
  for (const child of children) {
    if (typeof child === 'string' || typeof child === 'number') text += child
    else if (child != null && typeof child !== 'boolean') return undefined
  }
  return text || undefined
}
