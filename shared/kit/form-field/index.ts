export { type FieldControl, FormField } from './FormField.tsx'
