import { mount } from '#shared/runtime/app'
import { CpListPage } from './CpListPage.tsx'

mount(<CpListPage />)
