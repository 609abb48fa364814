import { drawFrom } from '#shared/campaign/prize'
import { gifts as usual } from '#shared/campaign/prize/gifts'
import { worn } from '#shared/campaign/prize/worn'
import { mount } from '#shared/runtime/app'
import { Museum } from '../_family/Museum.tsx'
import gifts from './gifts.svg?no-inline'
import styles from './theme.module.css'
import { Village } from './Village.tsx'

const draw = drawFrom([gifts, 'umbrella fan celadon boat bell fiddle lotus tea lamp lion'], usual, worn)

mount(
  <Museum
    edition={{
      museum: 'national',
      theme: styles.theme,
      art: <Village />,
      draw,
      samples: ['lion', 'lotus', 'boat', 'lamp', 'umbrella'],
    }}
  />,
)
