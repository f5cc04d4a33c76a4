import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort } from '#infra/local/ports.ts';
import { startLocalCloud } from '#infra/local/start-local-cloud.ts';
import { CHROMIUM_FLAGS } from '#tests/runner/chromium-flags.ts';
import { CutNetwork } from './cut-network.ts';
import { atMost, type Figure } from './report.ts';
import { type Account, openHome } from './sign-in.ts';

const SECTION = 'Upload of 500 MB, the network cut three times';
const BYTES = 500 * 1024 ** 2;
const CUTS = [0.2, 0.5, 0.8];
const CUT_MS = 1500;
const LOOK_MS = 20;
/** Each cut loses at most three parts of 8 MB that are being sent: 72 MB, and a little for the requests. */
const SENT_AT_MOST = 1.15;
const PATIENCE_MS = 300_000;
/** First bytes of a video from a phone. */
const MP4_HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');

/** A sparse file that takes no space on the disk. */
async function makeFilm(dir: string): Promise<string> {
  const path = join(dir, 'holiday.mp4');
  const file = await open(path, 'w');
  await file.write(MP4_HEAD);
  await file.truncate(BYTES);
  await file.close();
  return path;
}

async function cutThrice(network: CutNetwork): Promise<void> {
  for (const share of CUTS) {
    while (network.sent < BYTES * share) await new Promise((done) => setTimeout(done, LOOK_MS));
    await network.cut(CUT_MS);
  }
}

/** Uploads a video at the start page of works, as a user does. */
async function upload(page: Page, url: string, film: string, network: CutNetwork) {
  await page.goto(`${url}/create`);
  const input = page.locator('input[type=file][multiple]');
  await input.waitFor({ state: 'attached' });
  const [before, began] = [network.sent, performance.now()];
  const cuts = cutThrice(network);
  await input.setInputFiles(film);
  await page.getByText('Uploaded', { exact: true }).waitFor({ timeout: PATIENCE_MS });
  await cuts;
  return { sent: network.sent - before, ms: performance.now() - began };
}

async function measure(browser: Browser, account: Account, dir: string): Promise<Figure[]> {
  const gateway = await freePort();
  const network = await CutNetwork.open(gateway);
  const url = `http://localhost:${network.port}`;
  const ports = { gateway };
  const cloud = await startLocalCloud({ publicUrl: url, ports, seed: true, say: () => undefined });
  try {
    const page = await openHome(browser, url, account);
    const { sent, ms } = await upload(page, url, await makeFilm(dir), network);
    const ratio = sent / BYTES;
    return [
      {
        section: SECTION,
        what: 'sent for each byte of the file',
        value: ratio,
        unit: '',
        limit: atMost(ratio, SENT_AT_MOST, ''),
      },
      { section: SECTION, what: 'took', value: ms / 1000, unit: 's' },
    ];
  } finally {
    await network.close();
    await cloud.stop();
  }
}

/** How many bytes of a large file are sent twice over a bad network. */
export async function measureUpload(executablePath: string, account: Account): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-upload-'));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return await measure(browser, account, dir);
  } finally {
    await browser.close();
    await rm(dir, { recursive: true, force: true });
  }
}
