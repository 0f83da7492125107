import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.runtime/**'],
    testTimeout: 120_000,
    globalSetup: 'test/folder.ts',
  },
})
