import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    outDir: '../dist/floor',
    emptyOutDir: true,
    assetsDir: 'static',
    rollupOptions: { input: ['tasks.html'] },
  },
})
