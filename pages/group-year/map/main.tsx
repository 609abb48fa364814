import { mount } from '#shared/runtime/app'
import { MapPage } from './MapPage.tsx'

mount(<MapPage />)
