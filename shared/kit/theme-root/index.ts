export { ThemeRoot, themeTarget } from './ThemeRoot.tsx'
