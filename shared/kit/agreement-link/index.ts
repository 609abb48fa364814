export { AgreementLink } from './AgreementLink.tsx'
