import styles from './Skeleton.module.css'

/**
 * A placeholder of loading content. Numbers are design px (375 frame), strings any CSS length. `lines` repeats the block,
 * the last one shorter; `className` applies to each.
 */
export function Skeleton(props: {
  width?: number | string
  height?: number | string
  radius?: number | string
  lines?: number
  className?: string
}) {
  const count = props.lines ?? 1
  return (
    <>
      {Array.from({ length: count }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          key={line}
          aria-hidden="true"
          className={`${styles.skeleton} ${props.className ?? ''}`}
          style={{
            width: count > 1 && line === count - 1 ? '62%' : length(props.width),
            height: length(props.height),
            borderRadius: length(props.radius),
          }}
        />
      ))}
    </>
  )
}

function length(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value / 37.5}rem` : value
}
