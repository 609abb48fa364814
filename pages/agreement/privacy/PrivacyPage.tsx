import { AgreementPage } from '../_family/AgreementPage.tsx'
import { Keyhole } from './Keyhole.tsx'

const COMMON = ['use', 'phone', 'share', 'keep', 'rights'] as const

const VERSIONS = [
  { from: '2026-10-01', sections: ['collect', ...COMMON, 'children', 'changes'] },
  { from: '2025-06-01', sections: ['collect-2025', ...COMMON, 'changes'] },
] as const

/** The privacy policy, `/agreement/agreementJQ`. */
export const PrivacyPage = () => <AgreementPage name="privacy" versions={VERSIONS} art={<Keyhole />} />
