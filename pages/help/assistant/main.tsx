import { mount } from '#shared/runtime/app'
import { AssistantPage } from './AssistantPage.tsx'

mount(<AssistantPage />)
