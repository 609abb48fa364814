import { existsSync } from 'node:fs'
import type { SiteHosts } from '../../shared/runtime/app/page-data.ts'

/** What a build takes from the environment; '' for what was not set. Every setting is documented in the README. */
export interface BuildSettings {
  /** Origin of the API, as `https://api.example.com`; empty: the page's own origin. */
  apiBase: string
  /** Origin of the werewolf game's host, as `https://game.example.com`; empty: the API hands its calls on. */
  werewolfBase: string
  /** Origin of the site, for link previews; empty: root-relative addresses. */
  siteUrl: string
  /** Origins with spaces between, in order: whose pages may frame these and get messages. */
  knownParents: string
  /** Origins with spaces between, in order: where pictures, sounds and files to save may lie. */
  fileOrigins: string
  /** Where the app is downloaded. */
  appStoreUrl: string
  apkUrl: string
  /** Share of the visits that measure their vitals, '0' to '1'; empty: a tenth. */
  vitalsShare: string
}

/** The variables that give them. */
export const VARIABLES = {
  apiBase: 'API_BASE',
  werewolfBase: 'WEREWOLF_BASE',
  siteUrl: 'SITE_URL',
  knownParents: 'KNOWN_PARENTS',
  fileOrigins: 'FILE_ORIGINS',
  appStoreUrl: 'APP_STORE_URL',
  apkUrl: 'APK_URL',
  vitalsShare: 'VITALS_SHARE',
} as const satisfies Record<keyof BuildSettings, string>
export const SETTINGS = Object.keys(VARIABLES) as (keyof BuildSettings)[]

/** Reads `.env` of the current folder, if there is one, into the environment; what is set there already stays. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile()
}

/** Reads and checks the settings. Throws a sentence that names the variable. */
export function readSettings(env: NodeJS.ProcessEnv): BuildSettings {
  return {
    apiBase: base(VARIABLES.apiBase, env),
    werewolfBase: base(VARIABLES.werewolfBase, env),
    siteUrl: base(VARIABLES.siteUrl, env),
    knownParents: origins(VARIABLES.knownParents, env),
    fileOrigins: origins(VARIABLES.fileOrigins, env),
    appStoreUrl: address(VARIABLES.appStoreUrl, env),
    apkUrl: address(VARIABLES.apkUrl, env),
    vitalsShare: share(VARIABLES.vitalsShare, env),
  }
}

/** Settings as they were kept; those of before a setting came up lack it, and were built without it. */
export type KeptSettings = Partial<BuildSettings>

/** Names of what differs between the two. */
export function otherSettings(one: KeptSettings, other: KeptSettings): (keyof BuildSettings)[] {
  return SETTINGS.filter((name) => (one[name] ?? '') !== (other[name] ?? ''))
}

/** Whether pages of both can be on one site. */
export function sameSettings(one: KeptSettings, other: KeptSettings): boolean {
  return otherSettings(one, other).length === 0
}

/** Names of the variables that set something. */
export function settingsIn(env: NodeJS.ProcessEnv): string[] {
  return Object.values(VARIABLES).filter((name) => env[name])
}

/** Takes the settings out of an environment: tests are of the page's own origin, whatever a publisher's shell has set. */
export function forgetSettings(env: NodeJS.ProcessEnv): void {
  for (const name of Object.values(VARIABLES)) delete env[name]
}

/** What a page gets of them in its HTML; undefined, and not a byte of it, where nothing is set. */
export function hostsOf(settings: BuildSettings): SiteHosts | undefined {
  const hosts: SiteHosts = {
    parents: listed(settings.knownParents),
    files: listed(settings.fileOrigins),
    store: settings.appStoreUrl || undefined,
    apk: settings.apkUrl || undefined,
  }
  return Object.values(hosts).some(Boolean) ? hosts : undefined
}

function listed(setting: string): string[] | undefined {
  return setting ? setting.split(' ') : undefined
}

function given(name: string, env: NodeJS.ProcessEnv): string {
  return env[name]?.trim() ?? ''
}

function base(name: string, env: NodeJS.ProcessEnv): string {
  const value = given(name, env).replace(/\/+$/, '')
  if (value && !/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(value)) {
    throw new Error(`${name}="${value}" is not an address. Write it as https://host, without a query.`)
  }
  return value
}

function address(name: string, env: NodeJS.ProcessEnv): string {
  const value = given(name, env)
  if (value && !(/^https?:\/\/[^\s/]+\S*$/.test(value) && URL.canParse(value)))
    throw new Error(`${name}="${value}" is not an address. Write it as https://host/path.`)
  return value
}

function share(name: string, env: NodeJS.ProcessEnv): string {
  const value = given(name, env)
  if (value && !(Number(value) >= 0 && Number(value) <= 1))
    throw new Error(
      `${name}="${value}" is not a share of the visits. Write it as a number from 0 to 1, like 0.1.`,
    )
  return value && String(Number(value))
}

/** As browsers write origins, without doubles and in order: the same hosts are the same setting. */
function origins(name: string, env: NodeJS.ProcessEnv): string {
  const values = given(name, env)
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = values.find((value) => !/^https?:\/\/[\w.-]+(:\d+)?\/?$/.test(value) || !URL.canParse(value))
  if (wrong)
    throw new Error(
      `${name}="${wrong}" is not an origin. Write origins as https://www.example.com, with a space between two.`,
    )
  return [...new Set(values.map((value) => new URL(value).origin))].sort().join(' ')
}
