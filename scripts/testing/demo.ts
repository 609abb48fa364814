import type { ReactNode } from 'react'

/**
 * A component's demo: `demo.tsx` beside the component exports one by default. Each entry is a state worth seeing, by its name
 * (`usual`, `busy`, `empty`, `failed`, `long texts`, `many`), in the order in which they are shown. An entry is rendered
 * as a component of its own, so it may hold state.
 */
export type Demo = Record<string, DemoCase>

export type DemoCase = (tools: DemoTools) => ReactNode

export interface DemoTools {
  /** The words of the language that the demo is shown in. Every text of a demo comes by it, names of people alike. */
  say(words: DemoWords): string
  /** Shows the result of a press on a line below the case. */
  note(text: string): void
}

export interface DemoWords {
  zh: string
  en: string
  tw: string
}
