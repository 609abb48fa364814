import { type Proof, proofOf } from '../../site/live.ts'
import type { Context } from '../context.ts'
import { afterSwap, beforeSwap, finish, swap } from './swap.ts'

/** Proofs of a page that are kept, so that a build that comes back has its own. */
const KEPT = 3

/** Marks a page's build, or that of its canary, as proven. Where it is not live any more nothing changes. */
export async function prove(context: Context, page: string, proof: Omit<Proof, 'at' | 'by'>): Promise<void> {
  const { live } = await beforeSwap(context, () =>
    swap(context, 'prove', async (current) => {
      const now = current.pages[page]
      const { build, share } = proof
      const isLive = [now?.build, now?.canary?.build].includes(build)
      if (!isLive || proofOf(current, page, build)?.share === share) return undefined
      const others = (current.proofs?.[page] ?? []).filter((each) => each.build !== build)
      const proven = { ...proof, at: context.now().toISOString(), by: context.author.by }
      return { ...current, proofs: { ...current.proofs, [page]: [proven, ...others].slice(0, KEPT) } }
    }),
  )
  await afterSwap(context, () => finish(context, live, [page]))
}
