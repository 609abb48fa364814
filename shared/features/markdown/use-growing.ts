import { useEffect, useState } from 'react'

/** Characters drawn in one go: some 50 ms on a cheap phone. */
const STEP = 10_000

/** How many blocks to render: a long text is rendered in steps, so that the page stays responsive. */
export function useGrowing(blocks: readonly string[]): number {
  const [most, setMost] = useState(STEP)
  let count = 0
  for (let length = 0; count < blocks.length && length < most; count++)
    length += (blocks[count] as string).length
  const done = count === blocks.length
  useEffect(() => {
    if (done) return
    const timer = setTimeout(setMost, 0, most + STEP)
    return () => clearTimeout(timer)
  }, [done, most])
  return count
}
