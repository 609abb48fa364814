/** What a build takes from the environment. Every setting is documented in the README. */
export interface BuildSettings {
  /** Origin of the API, as `https://api.example.com`; empty: the page's own origin. */
  apiBase: string
  /** Origin of the werewolf game's host, as `https://game.example.com`; empty: the API hands its calls on. */
  werewolfBase: string
  /** Origin of the site, for link previews; empty: root-relative addresses. */
  siteUrl: string
}

/** The variables that give them. */
export const VARIABLES = {
  apiBase: 'API_BASE',
  werewolfBase: 'WEREWOLF_BASE',
  siteUrl: 'SITE_URL',
} as const satisfies Record<keyof BuildSettings, string>
export const SETTINGS = Object.keys(VARIABLES) as (keyof BuildSettings)[]

/** Reads and checks the settings. Throws a sentence that names the variable. */
export function readSettings(env: NodeJS.ProcessEnv): BuildSettings {
  return {
    apiBase: origin(VARIABLES.apiBase, env),
    werewolfBase: origin(VARIABLES.werewolfBase, env),
    siteUrl: origin(VARIABLES.siteUrl, env),
  }
}

/** Settings as they were kept; those of before a setting came up lack it, and were built without it. */
export type KeptSettings = Partial<BuildSettings>

/** Names of what differs between the two. */
export function otherSettings(one: KeptSettings, other: KeptSettings): (keyof BuildSettings)[] {
  return SETTINGS.filter((name) => (one[name] ?? '') !== (other[name] ?? ''))
}

/** Whether pages of the two can stand side by side. */
export function sameSettings(one: KeptSettings, other: KeptSettings): boolean {
  return otherSettings(one, other).length === 0
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
