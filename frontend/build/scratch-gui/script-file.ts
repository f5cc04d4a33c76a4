import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SCRATCH_GUI } from './package.ts';

const NAME = 'scratch-gui-standalone.js';
const file = join(SCRATCH_GUI.folder, 'dist', NAME);

/**
 * The script of the editor: the version in its address lets browsers keep it forever. `bytes` is its size without
 * compression, as a reader of the answer counts. Computed when the application is built.
 */
export const SCRIPT_FILE = {
  address: `/assets/scratch-gui-${SCRATCH_GUI.version}/${NAME}`,
  bytes: existsSync(file) ? statSync(file).size : 0,
};
