import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  outDir: '../dist/astro',
  build: { format: 'file' },
  devToolbar: { enabled: false },
})
