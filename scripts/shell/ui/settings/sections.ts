import type { ShellPage } from '../../settings.ts'
import { presetFor, type ShellSettings } from '../../settings.ts'
import { changedFields } from '../../settings-address.ts'

type Field = keyof ShellSettings

/** Which settings each section of the panel holds. */
export const SECTIONS = {
  Client: ['client', 'version', 'bridge', 'header', 'headerDelayMs'],
  'Person and language': ['person', 'language', 'happened'],
  Address: ['path', 'query'],
  Area: ['area'],
  Clock: ['clock', 'frozen'],
  Faults: ['faults', 'line'],
  'Motion and size': ['reducedMotion', 'screen'],
} as const satisfies Record<string, readonly Field[]>

export type SectionName = keyof typeof SECTIONS

/** How many settings of each section differ from the state. */
export function countChanged(
  settings: ShellSettings,
  pages: readonly ShellPage[],
): Record<SectionName, number> {
  const changed = new Set<Field>(changedFields(settings, pages))
  const count = (fields: readonly Field[]) => fields.filter((field) => changed.has(field)).length
  return Object.fromEntries(
    Object.entries(SECTIONS).map(([name, fields]) => [name, count(fields)]),
  ) as Record<SectionName, number>
}

/** A section's settings as the state asks for them. */
export function presetOf(
  name: SectionName,
  settings: ShellSettings,
  page: ShellPage,
): Partial<ShellSettings> {
  const preset = presetFor(page, settings.state)
  return Object.fromEntries(SECTIONS[name].map((field) => [field, preset[field]]))
}
