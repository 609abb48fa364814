import { mount } from '#shared/runtime/app'
import { PastPage } from './PastPage.tsx'

mount(<PastPage />)
