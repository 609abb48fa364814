import { mount } from '#shared/runtime/app'
import { HallList } from '../_family/HallList.tsx'

mount(<HallList edition={{ popup: true }} />)
