/** A behaviour that was promised, in one line, and the test that shows it. */
export interface Row {
  what: string
  /** The test's file, from the project's root. */
  where: string
  /** The test's title below its describes, joined by " › ", as its file writes it. */
  test: string
  /** What the test's source must hold, where its title leaves open whether it is about this. */
  shows?: string | readonly string[]
}

/** Rows of one room, whose tests mostly lie in one file. */
export const rowsOf = (
  where: string,
  rows: readonly (readonly [what: string, test: string, shows?: Row['shows']])[],
): Row[] => rows.map(([what, test, shows]) => ({ what, where, test, shows }))
