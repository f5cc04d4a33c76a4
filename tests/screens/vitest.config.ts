import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { apiDocs } from '#frontend/build/api-docs/api-docs.ts';
import { findBrowser } from '#tests/runner/browser.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { ROOT } from '#tests/runner/command.ts';
import { SCREENS } from '#tests/runner/projects.ts';
import { noteFile } from './harness/note-calls.ts';
import { passOnCalls } from './harness/pass-on-calls.ts';
import { runScene, scenes } from './harness/scenes.ts';

const executablePath = findBrowser();
/** What a screen takes on a slow machine. */
const PATIENCE_MS = 15_000;

const { name, include, seconds, inBrowser } = SCREENS;

export default defineConfig({
  root: ROOT,
  // The page about the calls is written by a plugin; its address begins like those of calls.
  plugins: [apiDocs('of tests'), passOnCalls(), scenes()],
  // Found before the page is opened; one that is found later loads it again.
  optimizeDeps: { entries: [...include], include: ['axe-core'] },
  test: {
    name,
    include: [...include],
    globalSetup: inBrowser ? [inBrowser.once] : [],
    setupFiles: ['tests/screens/harness/watch-each-test.ts'],
    // All files share a page, and so what it has loaded.
    isolate: false,
    testTimeout: seconds * 1000,
    expect: { poll: { timeout: PATIENCE_MS } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        actionTimeout: PATIENCE_MS,
        launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
        contextOptions: {
          locale: 'en-US',
          timezoneId: 'Asia/Shanghai',
          reducedMotion: 'reduce',
        },
      }),
      commands: { noteFile, runScene },
      instances: [{ browser: 'chromium' }],
    },
  },
});
