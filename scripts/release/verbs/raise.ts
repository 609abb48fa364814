import type { Live } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { withReleases } from '../live/routes-of.ts'
import { withShare } from '../upload/make-release.ts'
import { lastIn, overtaken } from './expect.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

/**
 * Shows a page's canary to a larger share of its visitors, to all by 100. Throws where it has ended, or is of another build.
 *
 * @returns what is live then.
 */
export async function raise(context: Context, page: string, build: string, share: number): Promise<Live> {
  const { live } = await beforeSwap(context, () =>
    swap(context, 'publish', async (current) => {
      const now = current.pages[page]
      // done by the process before, which died behind the switch
      if (now && !now.canary && now.build === build && share === 100) return undefined
      if (now?.canary?.build !== build) throw overtaken(page, lastIn(current, page, 'raise'))
      const next = withShare(context, page, now, share)
      return next && now.canary.share !== share ? withReleases(current, { [page]: next }) : undefined
    }),
  )
  await afterSwap(context, () => finish(context, live, [page]))
  return live
}
