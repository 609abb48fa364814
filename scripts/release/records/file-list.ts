import { fileListOf, htmlOf, runtimeFileListOf } from '../../site/layout.ts'
import type { Release } from '../../site/live.ts'
import type { Dist, LocalFile } from '../built-site/dist.ts'
import { localFile } from '../built-site/dist.ts'
import type { Store } from '../store/store.ts'

/** Files of a build or runtime, by key: written only after all of them, so that an existing one proves complete files. */
export interface FileList {
  schema: 1
  files: Record<string, { bytes: number; sha256: string }>
}

/** A page's build on its way to the target, in the order in which it goes there. */
export interface UploadPlan {
  assets: LocalFile[]
  runtimeFileList: LocalFile
  html: LocalFile
  fileList: LocalFile
}

export function uploadPlanOf(dist: Dist, page: string): UploadPlan {
  const { html, build, files } = dist.page(page)
  const { runtime } = dist.manifest
  const layers = runtime.files.map((name) => dist.file(name))
  const own = files.map((name) => dist.file(name))
  const document = dist.file(html, htmlOf(page, build))
  return {
    assets: [...layers, ...own],
    runtimeFileList: localFile(runtimeFileListOf(runtime.id), listOf(layers)),
    html: document,
    fileList: localFile(fileListOf(page, build), listOf([...own, document])),
  }
}

/** Every key that a release and its canary need, besides their copies under names that stay. */
export function needsOf(
  page: string,
  { build, files, runtime, canary }: Pick<Release, 'build' | 'files' | 'runtime' | 'canary'>,
): string[] {
  return [
    fileListOf(page, build),
    htmlOf(page, build),
    runtimeFileListOf(runtime.id),
    ...files,
    ...runtime.files,
    ...(canary ? needsOf(page, canary) : []),
  ]
}

function listOf(files: LocalFile[]): string {
  const entries = files.map(({ key, bytes, sha256 }) => [key, { bytes: bytes.length, sha256 }] as const)
  const fileList: FileList = { schema: 1, files: Object.fromEntries(entries) }
  return `${JSON.stringify(fileList, null, 2)}\n`
}

/** Reads a file list; undefined when it is not there, or cut. */
export async function readFileList(store: Store, key: string): Promise<FileList | undefined> {
  const stored = await store.get(key)
  return stored && parseFileList(stored.bytes)
}

function parseFileList(bytes: Uint8Array): FileList | undefined {
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Partial<FileList> | null
    const files = Object.values(value?.files ?? {})
    const right = files.every((file) => Number.isInteger(file?.bytes) && /^[0-9a-f]{64}$/.test(file?.sha256))
    return value?.schema === 1 && files.length > 0 && right ? (value as FileList) : undefined
  } catch {
    return undefined
  }
}
