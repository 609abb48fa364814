import { safeParse } from 'valibot'
import { faultSchema } from '#shared/runtime/app/fault.ts'
import { isClockText } from './clock-text.ts'
import type { ShellPage } from './settings.ts'
import {
  BRIDGES,
  CLIENTS,
  type Fault,
  HEADER_FIELDS,
  LANGUAGES,
  LINES,
  presetFor,
  SCREENS,
  type ShellSettings,
} from './settings.ts'

/** One setting in the shell's URL. `read` returns undefined if it is absent or invalid. */
interface Field<Value> {
  read(query: URLSearchParams): Value | undefined
  write(query: URLSearchParams, value: Value): void
}

function text<Value extends string>(name: string, fits: (text: string) => boolean): Field<Value> {
  return {
    read(query) {
      const given = query.get(name)
      return given !== null && fits(given) ? (given as Value) : undefined
    },
    write: (query, value) => query.set(name, value),
  }
}

const matching = (name: string, pattern: RegExp) => text<string>(name, (given) => pattern.test(given))

const choice = <Value extends string>(name: string, values: readonly Value[]) =>
  text<Value>(name, (given) => (values as readonly string[]).includes(given))

function flag(name: string): Field<boolean> {
  const answer = choice(name, ['yes', 'no'])
  return {
    read(query) {
      const said = answer.read(query)
      return said === undefined ? undefined : said === 'yes'
    },
    write: (query, value) => answer.write(query, value ? 'yes' : 'no'),
  }
}

const NONE = 'none'

/** A list, one parameter an entry; entries that are nonsense are left out. */
function list<Entry>(
  name: string,
  read: (text: string) => Entry | undefined,
  write: (entry: Entry) => string,
): Field<Entry[]> {
  return {
    read(query) {
      const entries = query
        .getAll(name)
        .map(read)
        .filter((entry) => entry !== undefined)
      return entries.length > 0 || query.get(name) === NONE ? entries : undefined
    },
    write(query, entries) {
      for (const entry of entries) query.append(name, write(entry))
      if (entries.length === 0) query.append(name, NONE)
    },
  }
}

function readFault(json: string): Fault | undefined {
  try {
    const parsed = safeParse(faultSchema, JSON.parse(json))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

function readHappened(given: string): ShellSettings['happened'][number] | undefined {
  const [, what, amount] = /^(hosted|greeted|gifted|shared):(\d{1,9})$/.exec(given) ?? []
  return what
    ? { what: what as ShellSettings['happened'][number]['what'], amount: Number(amount) }
    : undefined
}

const header: Field<ShellSettings['header']> = {
  read(query) {
    const named = HEADER_FIELDS.filter((name) => query.has(`header.${name}`))
    return named.length > 0
      ? Object.fromEntries(named.map((name) => [name, query.get(`header.${name}`) ?? '']))
      : undefined
  },
  write(query, value) {
    for (const [name, said] of Object.entries(value)) query.set(`header.${name}`, said)
  },
}

const headerDelayMs: Field<number> = {
  read(query) {
    const given = query.get('headerDelay') ?? ''
    return /^\d{1,6}$/.test(given) ? Number(given) : undefined
  },
  write: (query, value) => query.set('headerDelay', String(value)),
}

/** In URL order. */
const FIELDS: { [Name in keyof ShellSettings]: Field<ShellSettings[Name]> } = {
  page: matching('page', /^[\w-]+\/[\w-]+$/),
  state: matching('state', /^[a-z]+(-[a-z]+)*$/),
  component: matching('component', /^(kit|campaign|ui)\/[\w-]+$/),
  path: matching('path', /^\/([\w-]+(\/[\w-]+)*)?$/),
  language: choice('lang', LANGUAGES),
  person: matching('person', /^(\d{1,12}|nobody)$/),
  client: choice('client', CLIENTS),
  version: matching('version', /^(\d{1,4}(\.\d{1,4}){0,3})?$/),
  bridge: choice('bridge', BRIDGES),
  header,
  headerDelayMs,
  query: matching('query', /^([^?#&\s][^?#\s]*)?$/),
  area: matching('area', /^\w{0,12}$/),
  clock: text('clock', isClockText),
  frozen: flag('frozen'),
  happened: list('happened', readHappened, ({ what, amount }) => `${what}:${amount}`),
  faults: list('fault', readFault, (fault) => JSON.stringify(fault)),
  line: choice('line', LINES),
  reducedMotion: flag('reducedMotion'),
  screen: choice('screen', SCREENS),
}

const NAMES = Object.keys(FIELDS) as (keyof ShellSettings)[]

/**
 * The settings of a shell URL: over those of the state that it names, field by field; invalid ones are ignored. An
 * unknown page or state is kept, so that it can be reported.
 * @param search the query string, with or without its "?".
 */
export function readSettings(search: string, pages: readonly ShellPage[]): ShellSettings {
  const query = new URLSearchParams(search)
  const page = FIELDS.page.read(query)
  const state = FIELDS.state.read(query)
  const settings = presetFor(
    pages.find(({ id }) => id === page),
    state,
  )
  for (const name of NAMES) take(settings, name, query)
  return settings
}

function take<Name extends keyof ShellSettings>(
  settings: ShellSettings,
  name: Name,
  query: URLSearchParams,
): void {
  const value = FIELDS[name].read(query)
  if (value !== undefined) settings[name] = value
}

/** The query string of the settings, with its "?"; '' for the directory. Contains only differences from the preset. */
export function writeSettings(settings: ShellSettings, pages: readonly ShellPage[]): string {
  const query = new URLSearchParams()
  const named = new Set<string>(changedFields(settings, pages))
  for (const name of ['page', 'state'] as const) if (settings[name]) named.add(name)
  for (const name of NAMES) if (named.has(name)) put(settings, name, query)
  // "/" and ":" are valid unescaped in a query, and easier to read
  const written = query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')
  return written && `?${written}`
}

function put<Name extends keyof ShellSettings>(
  settings: ShellSettings,
  name: Name,
  query: URLSearchParams,
): void {
  FIELDS[name].write(query, settings[name])
}

/** The settings that differ from the chosen state. */
export function changedFields(settings: ShellSettings, pages: readonly ShellPage[]): (keyof ShellSettings)[] {
  const preset = presetFor(
    pages.find(({ id }) => id === settings.page),
    settings.state,
  )
  return NAMES.filter(
    (name) =>
      name !== 'page' && name !== 'state' && JSON.stringify(settings[name]) !== JSON.stringify(preset[name]),
  )
}
