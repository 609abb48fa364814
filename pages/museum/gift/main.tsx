import { drawFrom } from '#shared/campaign/prize'
import { gifts as usual } from '#shared/campaign/prize/gifts'
import { worn } from '#shared/campaign/prize/worn'
import { mount } from '#shared/runtime/app'
import { Museum } from '../_family/Museum.tsx'
import gifts from './gifts.svg?no-inline'
import { Pavilion } from './Pavilion.tsx'
import styles from './theme.module.css'

const draw = drawFrom(
  [gifts, 'dew pinwheel firefly shell lighthouse whale cloud swing balloon carousel'],
  usual,
  worn,
)

mount(
  <Museum
    edition={{
      museum: 'gift',
      theme: styles.theme,
      art: <Pavilion />,
      draw,
      samples: ['whale', 'balloon', 'lighthouse', 'carousel', 'firefly'],
    }}
  />,
)
