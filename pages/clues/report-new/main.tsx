import { mount } from '#shared/runtime/app'
import { SECOND } from '../_family/edition.ts'
import { ReportForm } from '../_family/ReportForm.tsx'

mount(<ReportForm edition={SECOND} />)
