import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { Problem } from '#infra/problem.ts';
import { MARK, type PinnedPackage } from './package.ts';

async function checkIntegrity(tarball: string, pinned: PinnedPackage): Promise<void> {
  const hash = createHash('sha512');
  for await (const chunk of createReadStream(tarball)) hash.update(chunk);
  const found = `sha512-${hash.digest('base64')}`;
  if (found === pinned.integrity) return;
  throw new Problem(
    `${pinned.name} ${pinned.version} was refused: the registry's package has the integrity ${found}, but the project names ${pinned.integrity}. Nothing was installed. If npm's cache holds a wrong one, npm cache clean --force empties it.`,
  );
}

const remove = (path: string) => rm(path, { recursive: true, force: true });

/**
 * Replaces the package's folder by the tarball that `fetchTarball` puts into a temporary folder. The folder is
 * renamed only when it is complete, so a failure or an interruption leaves the old one in place.
 */
export async function installTarball(
  pinned: PinnedPackage,
  fetchTarball: (folder: string) => Promise<string>,
): Promise<void> {
  const part = `${pinned.folder}.part`;
  const unpacked = join(part, 'unpacked');
  await remove(part);
  await mkdir(unpacked, { recursive: true });
  try {
    const tarball = await fetchTarball(part);
    await checkIntegrity(tarball, pinned);
    await extract({ file: tarball, cwd: unpacked, strip: 1, strict: true });
    await writeFile(join(unpacked, MARK), pinned.integrity);
    await remove(pinned.folder);
    await rename(unpacked, pinned.folder);
  } finally {
    await remove(part);
  }
}
