import { mount } from '#shared/runtime/app'
import { SECOND } from '../_family/edition.ts'
import { LeadForm } from '../_family/LeadForm.tsx'

mount(<LeadForm edition={SECOND} />)
