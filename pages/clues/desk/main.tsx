import { mount } from '#shared/runtime/app'
import { Desk } from '../_family/Desk.tsx'
import { FIRST } from '../_family/edition.ts'

mount(<Desk edition={FIRST} />)
