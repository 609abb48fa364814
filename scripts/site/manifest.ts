import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import schema from './manifest.schema.json' with { type: 'json' }
import type { BuildSettings } from './settings.ts'

/** One page's entry. The fields are described in `manifest.schema.json`. */
export interface ManifestPage {
  paths: string[]
  weight: 'light' | 'full'
  html: string
  files: string[]
  build: string
  frames?: 'own'
  parents?: string[]
  redirects?: { from: string; to: string }[]
  listed?: Listed
}

/** A page in the list of campaigns. */
export interface Listed {
  activityId: string
  title: Record<'zh' | 'en' | 'tw', string>
  cover: string
}

/** `dist/manifest.json`. */
export interface Manifest {
  schema: 1
  runtime: { id: string; files: string[] }
  settings: BuildSettings
  pages: Record<string, ManifestPage>
  redirects: { from: string; to: string }[]
}

const ajv = new Ajv({ allErrors: false })
let isManifest: ValidateFunction<Manifest> | undefined

/** Checks a manifest against its JSON schema. Throws a sentence that names the field. */
export function checkManifest(value: unknown): Manifest {
  isManifest ??= ajv.compile<Manifest>(schema)
  if (isManifest(value)) return value
  throw new Error(
    `manifest.json is not right: ${ajv.errorsText(isManifest.errors, { dataVar: 'manifest' })}.`,
  )
}

/** Reads a manifest from a file; undefined when there is none or it is not one of ours. */
export function readManifest(file: string): Manifest | undefined {
  try {
    return checkManifest(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
