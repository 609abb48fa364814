import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliases } from './scripts/command/aliases.ts'
import { pageServer } from './scripts/server/page-server.ts'
import { pageDiscovery } from './scripts/vite/page-discovery.ts'
import { pageStyles } from './scripts/vite/page-styles.ts'
import { refuseNodeModules } from './scripts/vite/refuse-node-modules.ts'
import { refuseUnknownClasses } from './scripts/vite/refuse-slips.ts'
import { terseLogger } from './scripts/vite/terse-logger.ts'

/** Development server. The site is built by `scripts/build`, in two halves; tests have `vitest.config.ts`. */
export default defineConfig({
  appType: 'custom',
  customLogger: terseLogger(),
  resolve: { alias: aliases(import.meta.dirname) },
  css: pageStyles(import.meta.dirname),
  optimizeDeps: {
    entries: [
      'pages/**/main.tsx',
      'shared/background/index.ts',
      'shared/ui/*/index.ts',
      'scripts/shell/ui/main.tsx',
    ],
  },
  plugins: [
    pageDiscovery(),
    refuseNodeModules(import.meta.dirname),
    refuseUnknownClasses(import.meta.dirname),
    react({ jsxImportSource: '#shared/jsx' }),
    pageServer(),
  ],
})
