import { CALLERS_CODES, LOUD_CODES, SILENT_CODES } from '../../shared/runtime/request/codes.ts'
import type { ShellCode } from './link.ts'

const TOAST = 'Toast with desc or msg, else "Server busy"'
const SILENT = 'Passed silently to the caller'
const CALLER = 'Without a toast; the page decides'

const listed = (line: string, codes: readonly number[]) => codes.map((code): ShellCode => ({ code, line }))

/** The error catalogue: what pages do with each code. */
export const CODES: readonly ShellCode[] = [
  { code: 200, line: 'Success' },
  { code: 401, line: 'The login ends: "Please login again"' },
  ...listed(TOAST, LOUD_CODES),
  ...listed(SILENT, SILENT_CODES),
  ...listed(CALLER, CALLERS_CODES),
]
