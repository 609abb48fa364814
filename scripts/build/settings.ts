/** What a build takes from the environment. Every setting is documented in the README. */
export interface BuildSettings {
  /** Origin of the API, as `https://api.example.com`; empty: the page's own origin. */
  apiBase: string
  /** Origin of the site, for link previews; empty: root-relative addresses. */
  siteUrl: string
}

/** The variables that give them. */
export const VARIABLES = { apiBase: 'API_BASE', siteUrl: 'SITE_URL' } as const satisfies Record<
  keyof BuildSettings,
  string
>
export const SETTINGS = Object.keys(VARIABLES) as (keyof BuildSettings)[]

/** Reads and checks the settings. Throws a sentence that names the variable. */
export function readSettings(env: NodeJS.ProcessEnv): BuildSettings {
  return { apiBase: origin(VARIABLES.apiBase, env), siteUrl: origin(VARIABLES.siteUrl, env) }
}

/** Whether pages of the two can stand side by side. */
export function sameSettings(one: BuildSettings, other: BuildSettings): boolean {
  return SETTINGS.every((name) => one[name] === other[name])
}

/** Takes the settings out of an environment: tests are of the page's own origin, whatever a publisher's shell has set. */
export function forgetSettings(env: NodeJS.ProcessEnv): void {
  for (const name of Object.values(VARIABLES)) delete env[name]
}

function origin(name: string, env: NodeJS.ProcessEnv): string {
  const value = env[name]?.trim().replace(/\/+$/, '') ?? ''
  if (value && !/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value)) {
    throw new Error(`${name}="${value}" is not an address. Write it as https://host, without a query.`)
  }
  return value
}
