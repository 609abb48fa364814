import type { ComponentType } from 'react'
import type { Form } from './forms/form.ts'

type StyleSheet = Readonly<Record<string, string>>

/** The artwork of a date: the background of the race, and the racers. */
export interface Motif {
  /** Fills its box behind the race. */
  Scenery: ComponentType
  /** By a group's look, from 0; another look begins again from the first. */
  racers: readonly Racer[]
  /** The sign of what groups collect; fills its square. */
  Token: ComponentType
}

export interface Racer {
  /** Fills the width that it is given; about as high as wide. */
  Figure: ComponentType
  /** CSS colour of its line, bar and marks; dark enough for text on paper. */
  color: string
}

/** Words that every date brings in its own `locales`; the family's words are about groups in general. */
export interface EditionWords {
  title: { lead: string; main: string; seal: string }
  /** What groups collect, as in "120 wind". */
  unit_other: string
  /** Under the race: how to read it. */
  race: string
  story: { title: string; text: string }
}

/** A date's own data, beside its `main.tsx`. `Words` checks that its words are there. */
export interface Edition<Words extends EditionWords = EditionWords> {
  /** The event's id on the server, with its year: an old link goes on showing this one. */
  activityId: string
  /** How the race is drawn. No two dates share both form and skin. */
  form: Form
  /** How the title is set: one of the sheets in `lockups/`, all with the same classes. */
  lockup: StyleSheet
  /** SVG filters that the lockup names. */
  Filters?: ComponentType
  /** What the panels are made of: one of the sheets in `skins/`. */
  skin: StyleSheet
  /** Class that carries the palette: `--kit-*`, the family's and the motif's variables. */
  theme: string | undefined
  motif: Motif
  /** Exists in types alone. */
  readonly '~words'?: Words
}
