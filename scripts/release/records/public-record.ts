import { mapLimit } from '../../command/map-limit.ts'
import { CONTENTS, PUBLIC_RECORDS } from '../../site/layout.ts'
import type { Live } from '../../site/live.ts'
import type { LocalFile } from '../built-site/dist.ts'
import { putRecord, type Store } from '../store/store.ts'

/** Writes down which public files a site has, unless that is done: from it a lost manifest is written again. */
export async function writePublicRecord(store: Store, live: Live): Promise<void> {
  const { publicRecord: number, public: files } = live
  if (!number) return
  const key = `${PUBLIC_RECORDS}${String(number).padStart(6, '0')}.json`
  if (await store.head(key)) return
  const text = `${JSON.stringify({ schema: 1, files }, null, 2)}\n`
  await store.putIfAbsent(key, new TextEncoder().encode(text))
}

/** Keeps the content of public files, which lie under names that stay, for an undo. */
export async function keepContents(store: Store, files: LocalFile[]): Promise<void> {
  await mapLimit(files, ({ sha256, bytes }) => putRecord(store, CONTENTS + sha256, bytes))
}

/** Which of these contents are kept. */
export async function keptContents(store: Store, digests: string[]): Promise<Set<string>> {
  const found = await mapLimit(digests, async (digest) =>
    (await store.head(CONTENTS + digest)) ? digest : '',
  )
  return new Set(found)
}

/** The newest complete record; without one: no files. */
export async function newestPublicFiles(store: Store): Promise<Pick<Live, 'public' | 'publicRecord'>> {
  const listed = (await store.list(PUBLIC_RECORDS)).filter(({ key }) => /\/\d{6,}\.json$/.test(key)).reverse()
  // A damaged one keeps its number: records never change.
  const newest = Number(/(\d+)\.json$/.exec(listed[0]?.key ?? '')?.[1] ?? 0)
  for (const { key } of listed) {
    const files = filesIn((await store.get(key))?.bytes)
    if (files) return { public: files, publicRecord: newest }
  }
  return newest > 0 ? { public: {}, publicRecord: newest } : { public: {} }
}

function filesIn(bytes?: Uint8Array): Record<string, string> | undefined {
  try {
    const { schema, files } = JSON.parse(new TextDecoder().decode(bytes)) as {
      schema: number
      files: Record<string, string>
    }
    return schema === 1 && Object.values(files).every((sum) => /^[0-9a-f]{64}$/.test(sum)) ? files : undefined
  } catch {
    return undefined
  }
}
