import { homedir } from 'node:os';
import { join } from 'node:path';

/** Outside of the checkout, so that a fresh clone on the same machine profits. */
export const cacheFolder = (name: string): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'cloud-classroom', name);
