import { readDist } from '../../release/built-site/dist.ts'
import type { Store } from '../../release/store/store.ts'
import { publisher } from '../../release/testing/fixtures.ts'
import { temporaryFolder } from '../../release/testing/make-dist.ts'
import { init } from '../../release/verbs/init.ts'
import { publish } from '../../release/verbs/publish.ts'
import type { Canary } from '../../site/live.ts'
import { makeFixture } from './fixture.ts'
import { layFiles } from './lay-files.ts'

/** Publishes a build of the fixture as an operator does; the first one begins the site. @param text of that build. */
export async function releaseFixture(store: Store, text = ''): Promise<void> {
  const { dist, pages } = built(text)
  await init(publisher(store))
  await publish(publisher(store), dist, pages, { all: true })
}

/** Publishes a build of one page of the fixture to a share of its visitors. */
export async function releaseCanary(
  store: Store,
  page: string,
  share: number,
  text: string,
): Promise<Canary> {
  const { published } = await publish(publisher(store), built(text).dist, [page], { share })
  return published[page]?.canary as Canary
}

function built(text: string) {
  const { manifest, files } = makeFixture(text)
  const folder = temporaryFolder()
  layFiles(folder, files)
  return { dist: readDist(folder), pages: Object.keys(manifest.pages) }
}
