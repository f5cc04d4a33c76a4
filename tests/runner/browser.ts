import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Problem } from '#infra/problem.ts';
import { runCommand } from './command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser of this machine: CHROMIUM_PATH, then the usual names on the PATH, then Playwright's own. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const given = process.env['CHROMIUM_PATH'];
  const places = [...(given ? [given] : []), ...onPath, MAC, chromium.executablePath()];
  return places.find(isExecutable);
}

function hasChineseFonts(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

/** Whether packages can be installed: as root on a system with apt-get. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackages(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(' and ')} (apt-get) …`);
  const install = ['install', '-y', '--no-install-recommends', '-qq', ...packages];
  return (
    (await runCommand('apt-get', ['update', '-qq'], QUIET)) === 0 &&
    (await runCommand('apt-get', install, QUIET)) === 0
  );
}

async function ensureFonts(): Promise<void> {
  if (process.platform !== 'linux' || hasChineseFonts()) return;
  if (mayInstall()) await installPackages(['fonts-noto-cjk', 'fontconfig']);
  if (!hasChineseFonts()) console.log('No Chinese fonts here: screenshots will show boxes.');
}

async function installBrowser(): Promise<void> {
  if (mayInstall() && (await installPackages(['chromium']))) return;
  console.log("Installing Playwright's own Chromium …");
  await runCommand('playwright', ['install', '--with-deps', 'chromium']);
}

export const versionOf = (browser: string): string =>
  execFileSync(browser, ['--version'], { encoding: 'utf8' });

/** The path of Chromium's executable. Installs it when this machine has none. */
export async function ensureBrowser(): Promise<string> {
  if (!findBrowser()) await installBrowser();
  const browser = findBrowser();
  if (!browser) {
    throw new Problem(
      'The tests in a browser need Chromium: none was found and none could be installed. ' +
        'Install it (Debian: apt-get install chromium fonts-noto-cjk) or name it with CHROMIUM_PATH.',
    );
  }
  await ensureFonts();
  console.log(`Browser: ${browser}`);
  return browser;
}
