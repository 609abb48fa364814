/** The title of a page's HTML; '' when it has none. */
export function titleOf(html: Uint8Array): string {
  const text = /<title>([^<]*)<\/title>/.exec(new TextDecoder().decode(html))?.[1] ?? ''
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}
