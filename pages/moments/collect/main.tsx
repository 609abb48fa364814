import { mount } from '#shared/runtime/app'
import { Moments } from '../_family/Moments.tsx'
import { Cinema, Leader } from './Cinema.tsx'
import styles from './theme.module.css'

mount(<Moments edition={{ topic: 'collect', theme: styles.theme, art: <Cinema />, drawn: <Leader /> }} />)
