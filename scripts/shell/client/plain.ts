const MOST = 2000

/** Data as it would travel, out of the page's own hands; long texts, as pictures are, are cut. */
export function plain(value: unknown): unknown {
  try {
    const json = JSON.stringify(value, (_, each) => (typeof each === 'string' ? cut(each) : each))
    return json === undefined ? null : JSON.parse(json)
  } catch {
    return String(value)
  }
}

function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}… (${text.length} characters)` : text
}
