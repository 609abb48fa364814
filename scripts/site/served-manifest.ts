import { readFileSync } from 'node:fs'
import { type Canary, parseLive } from './live.ts'
import { checkManifest, type ManifestPage } from './manifest.ts'
import type { RouteTable } from './routes.ts'

/** What a server needs of a manifest, be it a built site's or a live one. */
export interface Served extends RouteTable {
  pages: Record<
    string,
    Pick<ManifestPage, 'paths' | 'html' | 'frames' | 'parents'> & {
      canary?: Pick<Canary, 'html' | 'build' | 'share'>
    }
  >
}

/** Reads the manifest of `dist/` or of a target; undefined when there is none or it is broken. */
export function readServed(file: string): Served | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const { kind } = JSON.parse(text) as { kind?: string }
    return kind === 'live' ? parseLive(text) : checkManifest(JSON.parse(text))
  } catch {
    return undefined
  }
}
