import type { ShellCode } from './link.ts'

const TOAST = 'Toast with desc or msg, else "Server busy"'
const SILENT = 'Passed silently to the caller'
const CALLER = 'Without a toast; the page decides'

const listed = (line: string, codes: number[]) => codes.map((code): ShellCode => ({ code, line }))

/** The error catalogue: what pages do with each code. */
export const CODES: readonly ShellCode[] = [
  { code: 200, line: 'Success' },
  { code: 401, line: 'The login ends: "Please login again"' },
  ...listed(TOAST, [500, 2004, 2029, 2034, 2042, 2077, 5002]),
  ...listed(SILENT, [2080, 2081]),
  ...listed(CALLER, [2007, 2060, 2066, 2072, 4040, 5001, 5101, 8001, 404]),
]
