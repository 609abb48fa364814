/** What a person reads, in the three languages. */
export interface Text {
  zh: string
  en: string
  tw: string
}

export type Language = keyof Text

/** Fills `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
