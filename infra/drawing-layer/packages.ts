import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PinnedPackage } from '#frontend/build/scratch-gui/package.ts';

const ROOT = join(import.meta.dirname, '../..');
export const MODULES = join(ROOT, 'node_modules');

/** Native packages of Linux on a processor, which npm installs on a machine of that kind only. */
const nativeOf = (cpu: string): string[] => [
  `@img/sharp-linux-${cpu}`,
  `@img/sharp-libvips-linux-${cpu}`,
  `@resvg/resvg-js-linux-${cpu}-gnu`,
  `@myriaddreamin/typst-ts-node-compiler-linux-${cpu}-gnu`,
];

/** Packages that every machine has, and what they need of others. */
export const PORTABLE = [
  'sharp',
  '@img/colour',
  'detect-libc',
  'semver',
  '@resvg/resvg-js',
  '@myriaddreamin/typst-ts-node-compiler',
] as const;

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), integrity: z.string().optional() }),
  ),
});

/** As `package-lock.json` pins them; `npm run drawing-layer` puts them into folders that npm leaves alone. */
export function nativePackages(): PinnedPackage[] {
  const { packages } = Lock.parse(
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')),
  );
  return nativeOf('arm64').map((name) => {
    const { version = '', integrity = '' } = packages[`node_modules/${name}`] ?? {};
    if (!version || !integrity) throw new Error(`package-lock.json does not pin ${name}`);
    return { name, version, integrity, folder: join(MODULES, '.drawing-layer', name) };
  });
}

/** A package of the layer, and where it lies on this machine. */
export type LayerPackage = Pick<PinnedPackage, 'name' | 'folder'>;

/** Those that npm has installed for this machine: a layer of them draws here. */
export const packagesOfHost = (): LayerPackage[] =>
  nativeOf(process.arch).map((name) => ({ name, folder: join(MODULES, name) }));
