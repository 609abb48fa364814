import { mount } from '#shared/runtime/app'
import { PreviewPage } from './PreviewPage.tsx'

mount(<PreviewPage />)
