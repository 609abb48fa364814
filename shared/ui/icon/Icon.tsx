import { createElement } from 'react'
import styles from './Icon.module.css'
import { ICONS, type IconName } from './icons.ts'

/** How Lucide's shapes are drawn. */
const STROKES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A line icon in the text colour, as high as the text or `size` design px. Decorative unless `label` names it. */
export function Icon(props: { name: IconName; label?: string; size?: number; className?: string }) {
  const { name, label, size, className = '' } = props
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const shapes = ICONS[name].map(([tag, attributes]) => createElement(tag, attributes))
  return createElement(
    'svg',
    {
      ...STROKES,
      ...spoken,
      className: `${styles.icon} ${className}`,
      style: size ? { fontSize: `${size / 37.5}rem` } : undefined,
    },
    ...shapes,
  )
}
