export { OfferSheet } from './OfferSheet.tsx'
export { RecordSheet } from './RecordSheet.tsx'
