import { createHash } from 'node:crypto';
import { cloudUrl } from './cloud-report.ts';

const WORKER = '/service-worker.js';
/** As the build writes them into the script of the service worker. */
const FILE = /"\/assets\/([^"/]+)\.(?:js|css)"/g;
const HASH = /"(\/[^"]+\.html)":"([0-9a-f]{64})"/g;
const MARK = '.next';

/**
 * The application after a deployment, made of the one that was built: the files of a child's pages have other names and
 * are gone under those of before, and every document says that it is the next one. So the service worker is another one, too.
 */
export interface NextVersion {
  /** The file of the build for an address; undefined if it is gone. */
  readonly fileOf: (path: string) => string | undefined;
  /** How a text of the build reads now. */
  readonly rewrite: (text: string) => string;
  readonly worker: string;
}

const read = async (path: string): Promise<string> => {
  const response = await fetch(new URL(path, cloudUrl()));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The names of the files that a child's device keeps. */
const namesIn = (script: string): string[] =>
  [...new Set([...script.matchAll(FILE)].map(([, name = '']) => name))].toSorted(
    (a, b) => b.length - a.length,
  );

async function withNewHashes(script: string, rewrite: NextVersion['rewrite']): Promise<string> {
  let changed = script;
  for (const [, path = '', hash = ''] of script.matchAll(HASH))
    changed = changed.replaceAll(hash, digest(rewrite(await read(path))));
  return changed;
}

export async function nextVersion(): Promise<NextVersion> {
  const script = await read(WORKER);
  const names = namesIn(script);
  // Names hold no sign of a pattern but the dot.
  const any = new RegExp(`(${names.join('|').replaceAll('.', '\\.')})(\\.(?:js|css))`, 'g');
  const rewrite = (text: string): string =>
    text.replaceAll(any, `$1${MARK}$2`).replace('<html', '<html data-version="next"');
  const [, version = ''] = /version:"([0-9a-f]{16})"/.exec(script) ?? [];
  const renamed = rewrite(script).replace(version, digest(version).slice(0, version.length));
  return {
    rewrite,
    worker: await withNewHashes(renamed, rewrite),
    fileOf: (path) => {
      const isGone =
        names.some((name) => path.startsWith(`/assets/${name}.`)) && !path.includes(MARK);
      return isGone ? undefined : path.replace(MARK, '');
    },
  };
}
