import { mapLimit } from '../../command/map-limit.ts'
import { CONTENTS } from '../../site/layout.ts'
import type { LocalFile } from '../built-site/dist.ts'
import { putRecord, type Store } from '../store/store.ts'

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
