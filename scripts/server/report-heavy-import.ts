import path from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Page } from '../build/pages.ts'
import { reportFailure } from './report-failure.ts'

/** Reports where a light page imports the heavy set, as the build would refuse it. Transforms what the browser is about to request. */
export async function reportHeavyImport(server: ViteDevServer, page: Page): Promise<void> {
  if (page.meta.weight !== 'light') return
  const { moduleGraph } = server.environments.client
  const { root } = server.config
  const entry = `/${page.folder}/main.tsx`
  const trails = new Map([[entry, [entry]]])
  for (const [url, trail] of trails) {
    if (!/\.tsx?$/.test(url.split('?')[0] as string)) continue
    await server.environments.client.transformRequest(url)
    const module = await moduleGraph.getModuleByUrl(url)
    for (const { url: imported, file } of module?.importedModules ?? []) {
      const isOwn = file?.startsWith(root + path.sep) && !file.includes('node_modules')
      if (!file || !isOwn || trails.has(imported)) continue
      const longer = [...trail, imported]
      if (file.startsWith(path.join(root, 'shared/ui') + path.sep)) {
        const way = longer.map((each) => each.replace(/^\/|\?.*$/g, '')).join(' -> ')
        return reportFailure(
          server,
          new Error(
            `${page.folder}/page.ts: this light page reaches the heavy set: ${way}.\n  Take the import out, use a component of shared/kit instead, or make the page weight: 'full'. The build refuses it.`,
          ),
        )
      }
      trails.set(imported, longer)
    }
  }
}
