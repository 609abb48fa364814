import { mount } from '#shared/runtime/app'
import { HelpPage } from './HelpPage.tsx'

mount(<HelpPage />)
