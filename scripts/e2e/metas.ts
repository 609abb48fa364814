import path from 'node:path'
import type { PageMeta } from '#shared/runtime/app'
import { readManifest } from './pages.ts'
import { ROOT } from './workbench.ts'

/** What each built page declares in its `page.ts`, by its id. */
export const metas: Record<string, PageMeta> = {}
for (const id of Object.keys(readManifest().pages))
  metas[id] = (await import(path.join(ROOT, 'pages', id, 'page.ts'))).default
