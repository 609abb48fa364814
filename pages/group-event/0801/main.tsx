import { mount } from '#shared/runtime/app'
import { GroupEventPage } from '../_family/GroupEventPage.tsx'
import { edition } from './edition.ts'

mount(<GroupEventPage edition={edition} />)
