export { Menu, type MenuItem } from './Menu.tsx'
export { Select } from './Select.tsx'
