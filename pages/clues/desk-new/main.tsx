import { mount } from '#shared/runtime/app'
import { Desk } from '../_family/Desk.tsx'
import { SECOND } from '../_family/edition.ts'

mount(<Desk edition={SECOND} />)
