import { API_PREFIXES } from '../sandbox/api-path.ts'

/** The first segments under which the API's calls live, as `/user/`, in order. */
export function apiPrefixes(): string[] {
  return [...API_PREFIXES].sort()
}
