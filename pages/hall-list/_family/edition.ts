export const VIEWS = ['recommended', 'all', 'day', 'total'] as const
export type View = (typeof VIEWS)[number]

/** What a form of the list has beyond search, recommended halls and the two rankings. */
export interface Edition {
  /** All halls by kind. */
  all?: boolean
  /** Any day's ranking, not today's alone. */
  days?: boolean
  /** What I did for halls. */
  records?: boolean
  /** Opened by the app over what is there: no header of its own. */
  popup?: boolean
}
