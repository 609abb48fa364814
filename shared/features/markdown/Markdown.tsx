import { useEffect, useMemo, useRef, useState } from 'react'
import { Block } from './Block.tsx'
import styles from './Markdown.module.css'
import { definitionsIn } from './read-block.ts'
import { splitBlocks } from './split-blocks.ts'
import { useFollow } from './use-follow.ts'

/** New text waits this long for more, in ms, and never longer. */
const WAIT_MS = 50

/** The text to be drawn: while it streams in, the latest of every 50 ms; else the text itself. */
function useStreamed(text: string, streaming: boolean): string {
  const [drawn, setDrawn] = useState(text)
  const [before, setBefore] = useState(streaming)
  if (streaming !== before) {
    setBefore(streaming)
    // blocks of an earlier stream are stale
    if (streaming) setDrawn(text)
  }
  const latest = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = text
    if (!streaming) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setDrawn(latest.current)
    }, WAIT_MS)
  }, [text, streaming])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return streaming ? drawn : text
}

/** Characters drawn in one go: some 50 ms on a cheap phone. */
const STEP = 10_000

/** How many blocks to render: a long text is rendered in steps, so that the page stays responsive. */
function useGrowing(blocks: readonly string[]): number {
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

/**
 * Markdown text (GitHub's kind; a line break is one) as elements, never as HTML: tags are shown as text, links and
 * pictures only lead to http(s) addresses and paths of this site. Safe for text from anyone, cut anywhere.
 *
 * While `streaming`, new text is drawn at most every 50 ms, an unclosed code fence is closed, and what scrolls around it
 * is kept at its end, unless the person scrolls up; at the end it follows again.
 */
export function Markdown({
  text,
  streaming = false,
  className = '',
}: {
  text: string
  streaming?: boolean
  className?: string
}) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useStreamed(text, streaming)
  const blocks = useMemo(() => splitBlocks(shown), [shown])
  // As text, so that finished blocks stay as they are until a definition is added.
  const definitions = definitionsIn(blocks)
  const count = useGrowing(blocks)
  useFollow(root, streaming, shown)
  return (
    <div ref={root} className={`${styles.markdown} ${className}`} aria-busy={streaming || undefined}>
      {blocks.slice(0, count).map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text, and text is added at the end
        <Block key={at} source={source} definitions={definitions} />
      ))}
    </div>
  )
}
