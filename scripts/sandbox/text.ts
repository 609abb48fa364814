/** What a person reads, in the three languages. */
export interface Text {
  zh: string
  en: string
  tw: string
}

export type Language = keyof Text

/** The same in every language, as a figure or a person's own words. */
export const plain = (words: string): Text => ({ zh: words, en: words, tw: words })

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
