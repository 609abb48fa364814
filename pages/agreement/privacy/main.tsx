import { mount } from '#shared/runtime/app'
import { PrivacyPage } from './PrivacyPage.tsx'

mount(<PrivacyPage />)
