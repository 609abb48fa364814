import { mount } from '#shared/runtime/app'
import { RulesPage } from './RulesPage.tsx'

mount(<RulesPage />)
