import { readDist } from '../../release/built-site/dist.ts'
import type { Store } from '../../release/store/store.ts'
import { publisher } from '../../release/testing/bench.ts'
import { temporaryFolder } from '../../release/testing/make-dist.ts'
import { init } from '../../release/verbs/init.ts'
import { publish } from '../../release/verbs/publish.ts'
import { makeFixture } from './fixture.ts'
import { layFiles } from './lay-files.ts'

/** Publishes a build of the fixture as an operator does; the first one begins the site. @param text of that build. */
export async function releaseFixture(store: Store, text = ''): Promise<void> {
  const { manifest, files } = makeFixture(text)
  const folder = temporaryFolder()
  layFiles(folder, files)
  await init(publisher(store))
  await publish(publisher(store), readDist(folder), Object.keys(manifest.pages), { all: true })
}
