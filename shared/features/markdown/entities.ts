const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  middot: '·',
  times: '×',
}

/** Text with its HTML entities as characters; rare names stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    // Zero, surrogates and what lies beyond Unicode are no characters.
    return code && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd'
  })
}
