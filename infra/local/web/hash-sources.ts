import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isSource = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !/(^|[/\\])\./.test(path);

async function filesOf(root: string, path: string): Promise<string[]> {
  if ((await stat(join(root, path))).isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** One hash of the names and contents of files and folders; times do not count, a fresh clone has new ones. */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const found = await Promise.all(paths.map((path) => filesOf(root, path)));
  const files = found.flat().filter(isSource).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex');
}
