import { Festival } from '../_family/Festival.tsx'
import { Lamps } from './Lamps.tsx'
import { Magpie, River } from './River.tsx'
import styles from './theme.module.css'

/** Qixi: lanterns that two light together. */
export function QixiPage() {
  return (
    <Festival
      edition={{ festival: 'qixi', theme: styles.theme, art: <River />, token: <Magpie /> }}
      act={(festival, call) => <Lamps festival={festival} call={call} />}
    />
  )
}
