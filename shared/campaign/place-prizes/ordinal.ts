import { language } from '#shared/runtime/i18n'

/** A place in a ranking: '1st', '22nd' in English, the digits alone in Chinese, whose words have a sign around them. */
export function formatOrdinal(n: number): string {
  if (language() !== 'en') return String(n)
  const teen = n % 100 > 10 && n % 100 < 14
  return n + ((!teen && ['th', 'st', 'nd', 'rd'][n % 10]) || 'th')
}
