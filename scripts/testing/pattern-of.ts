/** Finds the text with anything in the place of what is put in. */
export function patternOf(words: string): RegExp {
  const parts = words.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').trim())
  return new RegExp(parts.join('.*'))
}
