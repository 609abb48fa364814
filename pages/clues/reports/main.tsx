import { mount } from '#shared/runtime/app'
import { FIRST } from '../_family/edition.ts'
import { Reports } from '../_family/Reports.tsx'

mount(<Reports edition={FIRST} />)
