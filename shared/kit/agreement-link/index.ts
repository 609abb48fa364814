export { AgreementField } from './AgreementField.tsx'
export { AgreementLink } from './AgreementLink.tsx'
