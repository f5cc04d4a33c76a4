import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const READER = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** What the QR codes in a part of the page say, as a camera sees them. */
export async function readCodes(part: Locator): Promise<string[]> {
  // Otherwise the reader would be fetched from the network.
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(READER)).buffer } });
  const codes = await readBarcodes(await part.screenshot(), { formats: ['QRCode'] });
  return codes.map(({ text }) => text);
}
