import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pinned from './pinned.json' with { type: 'json' };

export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  /** As npm writes it: `sha512-` and the hash in base64. */
  readonly integrity: string;
  readonly folder: string;
}

/** The package of the Scratch editor, unpacked as it was published, without its dependencies. */
export const SCRATCH_GUI: PinnedPackage = {
  ...pinned,
  // `npm ci` removes it with all packages; other commands of npm leave hidden folders alone.
  folder: resolve(import.meta.dirname, '../../../node_modules/.scratch-gui'),
};

/** The file with the integrity hash of the unpacked package. */
export const MARK = '.integrity';

export async function isInstalled({ folder, integrity }: PinnedPackage): Promise<boolean> {
  return (await readFile(join(folder, MARK), 'utf8').catch(() => '')) === integrity;
}

/** A message if the package is missing or not the pinned version. */
export async function whatIsMissing(): Promise<string | undefined> {
  if (await isInstalled(SCRATCH_GUI)) return undefined;
  return `${SCRATCH_GUI.name} ${SCRATCH_GUI.version}, the Scratch editor, is not installed. Run: npm run scratch-editor`;
}
