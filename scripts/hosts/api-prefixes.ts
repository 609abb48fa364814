import openapi from '../../shared/api/openapi.json' with { type: 'json' }

/** The first segments under which the API's calls live, as `/user/`: from the contract of `shared/api`. */
export function apiPrefixes(): string[] {
  const prefixes = Object.keys(openapi.paths).map((path) => `/${path.split('/')[1]}/`)
  return [...new Set(prefixes)].sort()
}
