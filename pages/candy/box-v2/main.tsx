import { mount } from '#shared/runtime/app'
import { BoxV2Page } from './BoxV2Page.tsx'

mount(<BoxV2Page />)
