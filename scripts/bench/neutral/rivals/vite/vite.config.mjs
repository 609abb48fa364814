import { defineConfig } from 'vite'

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  build: {
    outDir: '../dist/vite',
    emptyOutDir: true,
    assetsDir: 'static',
    rollupOptions: { input: ['tasks.html', 'before.html'] },
  },
})
