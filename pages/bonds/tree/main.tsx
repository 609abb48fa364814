import { mount } from '#shared/runtime/app'
import { TreePage } from './TreePage.tsx'

mount(<TreePage />)
