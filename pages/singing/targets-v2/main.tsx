import { mount } from '#shared/runtime/app'
import { TargetsV2Page } from './TargetsV2Page.tsx'

mount(<TargetsV2Page />)
