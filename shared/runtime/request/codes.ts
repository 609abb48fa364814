/** Codes whose message the client shows in a toast. */
export const LOUD_CODES: readonly number[] = [500, 2004, 2029, 2034, 2042, 2077, 5002]

/** Passed to the caller without a toast: the new state shows it, or the page has its own text. */
export const SILENT_CODES: readonly number[] = [2080, 2081]

/** Other codes of the specification, passed to the caller, who shows their meaning; so are unknown codes. */
export const CALLERS_CODES: readonly number[] = [2007, 2060, 2066, 2072, 4040, 5001, 5101, 8001, 404]
