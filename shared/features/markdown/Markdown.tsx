import { useMemo, useRef } from 'react'
import { Block } from './Block.tsx'
import styles from './Markdown.module.css'
import { definitionsIn } from './read-block.ts'
import { splitBlocks } from './split-blocks.ts'
import { useFollow } from './use-follow.ts'
import { useGrowing } from './use-growing.ts'
import { useStreamed } from './use-streamed.ts'

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
