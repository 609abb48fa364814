export { AskPerson, type Person } from './AskPerson.tsx'
export { ConfirmPerson } from './ConfirmPerson.tsx'
export { PeoplePicker } from './PeoplePicker.tsx'
