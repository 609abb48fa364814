import type { Demo } from '#testing/demo.ts'
import styles from './demo.module.css'
import { ICONS, type IconName } from './icons.ts'
import { Icon } from './index.ts'

const NAMES = Object.keys(ICONS) as IconName[]

export default {
  all: () => (
    <ul className={styles.grid}>
      {NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <code translate="no">{name}</code>
        </li>
      ))}
    </ul>
  ),
  'in text': ({ say }) => (
    <p>
      <Icon name="trophy" /> {say({ zh: '本周冠军', en: 'Champion of the week', tw: '本週冠軍' })}
    </p>
  ),
  alone: ({ say }) => (
    <Icon name="lock" size={32} label={say({ zh: '尚未解锁', en: 'Not unlocked yet', tw: '尚未解鎖' })} />
  ),
  sizes: () => (
    <p>
      {[16, 20, 24, 32, 48].map((size) => (
        <Icon key={size} name="crown" size={size} />
      ))}
    </p>
  ),
} satisfies Demo
