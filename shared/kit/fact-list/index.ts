export { Fact, FactList, FactPerson } from './FactList.tsx'
