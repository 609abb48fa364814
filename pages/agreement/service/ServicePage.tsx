import { AgreementPage } from '../_family/AgreementPage.tsx'
import { Accord } from './Accord.tsx'

const COMMON = ['scope', 'account', 'conduct'] as const

const VERSIONS = [
  {
    from: '2026-10-01',
    sections: [...COMMON, 'virtual', 'withdraw', 'minors', 'rights', 'liability', 'changes', 'contact'],
  },
  {
    from: '2025-06-01',
    sections: [...COMMON, 'virtual-2025', 'withdraw', 'rights', 'liability', 'changes-2025', 'contact'],
  },
] as const

/** The terms of service, `/agreement/agreementZJ`. */
export const ServicePage = () => <AgreementPage name="service" versions={VERSIONS} art={<Accord />} />
