import { mount } from '#shared/runtime/app'
import { FIRST } from '../_family/edition.ts'
import { Leads } from '../_family/Leads.tsx'

mount(<Leads edition={FIRST} />)
