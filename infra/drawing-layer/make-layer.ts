import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MARK } from '#frontend/build/scratch-gui/package.ts';
import { FONT_FILES } from '#functions/domain/report-documents/engine.ts';
import { type LayerPackage, MODULES, nativePackages, PORTABLE } from './packages.ts';

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  // Without times of this machine, the same packages give the same layer.
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => !path.endsWith(MARK) });
}

/**
 * Fills a folder as a layer of a function: the packages and fonts that draw reports, where `require` finds them
 * (`/opt/nodejs/node_modules`); for the functions, unless the native packages of another machine are given. Throws
 * when a package has not been fetched.
 */
export function makeDrawingLayer(
  outdir: string,
  natives: readonly LayerPackage[] = nativePackages(),
): void {
  const modules = join(outdir, 'nodejs', 'node_modules');
  for (const { name, folder } of natives) {
    if (!existsSync(folder))
      throw new Error(`${name}, which draws reports, is missing. Run: npm run drawing-layer`);
    copy(folder, join(modules, name));
  }
  for (const name of PORTABLE) copy(join(MODULES, name), join(modules, name));
  for (const file of FONT_FILES) {
    const path = join('@expo-google-fonts', file);
    copy(join(MODULES, path), join(modules, path));
  }
}
