import styles from './Icon.module.css'
import { ICONS, type IconName } from './icons.ts'

/**
 * A line drawing in the colour of its text, as high as its text or `size` design px. It decorates, and is silent, unless
 * `label` says what it shows where no words do.
 */
export function Icon(props: { name: IconName; label?: string; size?: number; className?: string }) {
  const { name, label, size, className = '' } = props
  const Drawing = ICONS[name]
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      {...spoken}
      className={`${styles.icon} ${className}`}
      style={size ? { fontSize: `${size / 37.5}rem` } : undefined}
    />
  )
}
