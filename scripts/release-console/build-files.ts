import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Dist } from '../release/built-site/dist.ts'
import { ReleaseError } from '../release/release-error.ts'
import type { Store } from '../release/store/store.ts'
import { CAMPAIGNS, VERSION } from '../site/layout.ts'
import type { Release } from '../site/live.ts'
import type { Manifest, ManifestPage } from '../site/manifest.ts'
import { readSettings } from '../site/settings.ts'

/** One build of a page, at a target or in the built site. */
export interface BuildFiles {
  page: string
  entry: ManifestPage
  runtime: Manifest['runtime']
  version: string
  /** A file of the build by the name that its HTML uses; undefined where it is not there. */
  read(file: string): Promise<Uint8Array | undefined>
}

/** A build that is, or was, live: a release, or the canary of one. */
export function releasedBuild(
  store: Store,
  page: string,
  release: Omit<Release, 'canary' | 'release' | 'at' | 'by' | 'note'>,
): BuildFiles {
  const { paths, weight, html, files, build, frames, parents, redirects, runtime, version } = release
  return {
    page,
    version,
    runtime: { id: runtime.id, files: runtime.files },
    entry: {
      ...{ paths, weight, html, files, build, redirects },
      ...(frames && { frames }),
      ...(parents && { parents }),
      source: {
        commit: release.commit.replace(/-changed$/, ''),
        branch: release.branch ?? '',
        changed: false,
      },
    },
    read: async (file) => (await store.get(file))?.bytes,
  }
}

/** A page as it is built. */
export function builtBuild(dist: Dist, page: string): BuildFiles {
  const { runtime } = dist.manifest
  return {
    page,
    entry: dist.page(page),
    runtime,
    version: dist.version,
    read: async (file) => dist.file(file).bytes,
  }
}

/** The text of a file of a build. Throws where it is not there. */
export async function textOf(build: BuildFiles, file: string): Promise<string> {
  const bytes = await build.read(file)
  if (!bytes)
    throw new ReleaseError(
      'disorder',
      `${file} of ${build.page}, build ${build.entry.build}, is not there: it was pruned or is damaged.`,
    )
  return new TextDecoder().decode(bytes)
}

/** What the HTML of a page holds as JSON: `page` its data, `words` its texts. */
export function embedded<Value>(html: string, id: 'page' | 'words'): Value {
  const [, json = '{}'] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? []
  return JSON.parse(json) as Value
}

/**
 * A folder with the built site of this one page, whatever API it was built for: its calls go to where it is served. The
 * caller deletes it. Throws for a build with missing files.
 */
export async function folderOf(build: BuildFiles, root: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-'))
  const put = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  try {
    cpSync(path.join(root, 'public'), folder, { recursive: true })
    const { entry, runtime } = build
    for (const file of [...entry.files, ...runtime.files])
      put(file, (await build.read(file)) ?? (await textOf(build, file)))
    put(entry.html, withOwnApi(await textOf(build, entry.html)))
    put(CAMPAIGNS, (await build.read(CAMPAIGNS).catch(() => undefined)) ?? '[]')
    put(VERSION, build.version)
    const manifest: Manifest = {
      schema: 1,
      runtime,
      settings: readSettings({}),
      pages: { [build.page]: entry },
      redirects: entry.redirects ?? [],
      files: {},
    }
    put('manifest.json', JSON.stringify(manifest))
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The addresses of APIs are data of the HTML: no script, nor its digest, changes. */
const withOwnApi = (html: string) =>
  html.replace(
    /(<script type="application\/json" id="page">)(.*?)(<\/script>)/s,
    (_, open, json: string, close) => {
      const { werewolf: _none, ...data } = JSON.parse(json)
      return `${open}${JSON.stringify({ ...data, api: '' }).replaceAll('<', '\\u003c')}${close}`
    },
  )
