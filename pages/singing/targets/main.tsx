import { mount } from '#shared/runtime/app'
import { TargetsPage } from './TargetsPage.tsx'

mount(<TargetsPage />)
