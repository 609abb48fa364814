export { type AgreementName, agree, agreementPath, agreementUrl, useAgreed } from './agreement.ts'
