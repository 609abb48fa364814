import { mount } from '#shared/runtime/app'
import { OpenedPage } from './OpenedPage.tsx'

mount(<OpenedPage />)
