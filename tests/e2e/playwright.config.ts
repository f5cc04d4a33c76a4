import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';

/**
 * `npm test` plays the main way of each subject once: what people do with a phone on a phone, the rest on a laptop.
 * With JOURNEYS=all everything is played in every size that matters for it.
 */
const isAll = process.env['JOURNEYS'] === 'all';
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
    // What is not there fails at once, with its name, and not at the end of the journey's time.
    actionTimeout: 20_000,
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
      grepInvert: isAll ? /@phone-only/ : /@phone|@seldom|@long/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isAll ? { grepInvert: /@one-size/ } : { grep: /@phone/, grepInvert: /@seldom|@long/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
