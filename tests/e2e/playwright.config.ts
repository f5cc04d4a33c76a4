import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';

/** `npm test` plays what is not long, and on a phone what people do with a phone; with STEPS all is played. */
const isSoak = Boolean(process.env['STEPS']);
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // It would answer instead of what a journey puts in its way; `openTablet` allows it.
    serviceWorkers: 'block',
    // Without animations tests are faster; users can switch them off as well.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step makes a run 50 % slower.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // One process for all pages of a context, so that they share compiled scripts.
    launchOptions: {
      // Without a locale the browser saves files under ASCII names only.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [...CHROMIUM_FLAGS, '--process-per-site'],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isSoak ? /@phone-only/ : /@phone-only|@long/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isSoak ? { grepInvert: /@one-size/ } : { grep: /@phone/, grepInvert: /@long/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
