import { mount } from '#shared/runtime/app'
import { GroupEventPage } from '../_family/GroupEventPage.tsx'
import { season } from './season.ts'

mount(<GroupEventPage season={season} />)
