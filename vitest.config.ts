import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], timeout: number) => ({
  extends: true as const,
  test: { name, include, testTimeout: timeout, hookTimeout: timeout * 2 },
});

export default defineConfig({
  test: {
    environment: 'node',
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    restoreMocks: true,
    projects: [
      project('unit', ['{shared,functions,frontend,infra,tests}/**/*.test.{ts,tsx}'], 20_000),
    ],
  },
});
