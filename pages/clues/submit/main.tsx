import { mount } from '#shared/runtime/app'
import { FIRST } from '../_family/edition.ts'
import { LeadForm } from '../_family/LeadForm.tsx'

mount(<LeadForm edition={FIRST} />)
