import { mount } from '#shared/runtime/app'
import { DetailsV2Page } from './DetailsV2Page.tsx'

mount(<DetailsV2Page />)
