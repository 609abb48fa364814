import { mount } from '#shared/runtime/app'
import { BoxPage } from './BoxPage.tsx'

mount(<BoxPage />)
