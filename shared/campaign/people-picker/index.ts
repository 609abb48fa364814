export { ConfirmPerson } from './ConfirmPerson.tsx'
export { PeoplePicker } from './PeoplePicker.tsx'
