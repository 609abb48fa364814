/** i18next adds a plural's form to its key; the caller names the key without it. */
type Base<K extends string> = K extends `${infer Key}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Key
  : K

/** Dotted keys of a locale file: `{ goal: { title, left_one, left_other } }` -> 'goal.title' | 'goal.left'. */
export type Keys<Words, Prefix extends string = ''> = Words extends readonly unknown[]
  ? `${Prefix}${number}`
  : {
      [K in keyof Words & string]: Words[K] extends string
        ? `${Prefix}${Base<K>}`
        : Keys<Words[K], `${Prefix}${K}.`>
    }[keyof Words & string]

/** Values for the `{{name}}` places of a text; `count` also chooses the plural. */
export type Values = Record<string, string | number>
