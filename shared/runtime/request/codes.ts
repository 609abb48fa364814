/** Codes whose words the client shows in a toast. */
export const LOUD_CODES: readonly number[] = [500, 2004, 2029, 2034, 2042, 2077, 5002]

/** Handed to the caller in silence: what there is now says it, or the page in words of its own. */
export const SILENT_CODES: readonly number[] = [2080, 2081]

/** The other codes of the specification, each handed to the caller, who says what it means. Unknown codes are too. */
export const CALLERS_CODES: readonly number[] = [2007, 2060, 2066, 2072, 4040, 5001, 5101, 8001, 404]
