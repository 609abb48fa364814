/** Hides what must not lie on a phone in the clear: tokens, codes, and numbers of phones, accounts, people. */
export function mask(text: string): string {
  return text
    .replace(
      /\b(bearer\s+|(?:\w*token|authorization|password|(?:sms|verify)code)["']?\s*[=:]\s*["']?)(?:bearer\s+)?[^\s"'&,;}]+/gi,
      '$1***',
    )
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}(\.[\w-]+)*/gi, '***')
    .replace(/\d{7,}/g, '***')
}
