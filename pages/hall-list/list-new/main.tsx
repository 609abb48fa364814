import { mount } from '#shared/runtime/app'
import { HallList } from '../_family/HallList.tsx'

mount(<HallList edition={{ all: true, days: true, records: true }} />)
