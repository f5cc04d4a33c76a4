import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '#infra/bundle-function.ts';
import { makeDrawingLayer } from '#infra/drawing-layer/make-layer.ts';
import { packagesOfHost } from '#infra/drawing-layer/packages.ts';

const run = promisify(execFile);
// Outside of the checkout, so that no package is found but those of the layer.
const workplace = mkdtempSync(join(tmpdir(), 'cloud-classroom-drawing-'));
const [layer, code] = [join(workplace, 'opt'), join(workplace, 'task')];
afterAll(() => rmSync(workplace, { recursive: true, force: true }));

/** Draws with the code as a function has it, with the packages where `NODE_PATH` says. */
const draw = (modules: string) =>
  run(process.execPath, [join(code, 'handler.mjs'), workplace], {
    cwd: workplace,
    env: { NODE_PATH: modules },
  });

const missing = packagesOfHost().filter(({ folder }) => !existsSync(folder));

describe.skipIf(missing.length > 0)(
  `a layer of this machine's packages${missing.length > 0 ? `, skipped without ${missing[0]?.name}` : ''}`,
  () => {
    beforeAll(() => {
      bundle({ entry: join(import.meta.dirname, 'draw-from-layer.fixture.ts'), outdir: code });
      makeDrawingLayer(layer, packagesOfHost());
    });

    it('is all that drawing a poster and a PDF needs', async () => {
      await draw(join(layer, 'nodejs', 'node_modules'));
      const [poster, pdf] = ['report.png', 'report.pdf'].map((name) =>
        readFileSync(join(workplace, name)),
      );
      expect(poster?.subarray(1, 4).toString()).toBe('PNG');
      expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(poster?.length).toBeGreaterThan(20_000);
      expect(pdf?.length).toBeGreaterThan(20_000);
    }, 60_000);

    it('is what draws: without it nothing does', async () => {
      await expect(draw(code)).rejects.toThrow(/Cannot find module/);
    }, 60_000);
  },
);

it('says how to get a package that has not been fetched', () => {
  const absent = [{ name: '@img/sharp-linux-arm64', folder: join(workplace, 'nowhere') }];
  expect(() => makeDrawingLayer(join(workplace, 'other'), absent)).toThrow('npm run drawing-layer');
});
