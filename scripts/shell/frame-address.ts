import type { ShellPage, ShellSettings } from './settings.ts'

/**
 * Path of the framed page: its history path, then the free query, area, language and login; the query has precedence. The
 * path always leads to this page, whatever the settings.
 */
export function frameAddress(settings: ShellSettings, page: ShellPage): string {
  const { path, query, area, language, person } = settings
  const known = [...page.paths, ...(page.redirects ?? []).map(({ from }) => from)]
  const said = new URLSearchParams(query)
  const rest = new URLSearchParams()
  const add = (name: string, value: string) => value && !said.has(name) && rest.set(name, value)
  add('AREA', area)
  add('lang', language)
  if (person !== 'nobody' && !said.has('token')) {
    add('token', tokenOf(person))
    add('userId', person)
  }
  const address = known.includes(path) ? path : (page.paths[0] ?? '/')
  return `${address}?${[query, rest.toString()].filter(Boolean).join('&')}`
}

/** The address of the chosen component's demo. */
export function demoAddress({ component, language }: ShellSettings): string {
  return `/__shell/demo?${new URLSearchParams({ component, lang: language })}`
}

/** A token that the sandbox always takes. */
export function tokenOf(person: string): string {
  return `demo-${person}`
}
