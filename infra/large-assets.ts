import { cpSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** CloudFront does not compress larger files. */
const COMPRESSED_BY_CLOUDFRONT = 10_000_000;

/**
 * Files that the build has compressed but CloudFront would not: their paths, and a folder with the compressed
 * files under the same names. Undefined when there are none.
 */
export function largeAssets(dir: string): { paths: string[]; folder: string } | undefined {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const paths = files.filter(
    (path) =>
      files.includes(`${path}.br`) && statSync(join(dir, path)).size > COMPRESSED_BY_CLOUDFRONT,
  );
  if (paths.length === 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'large-assets-'));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(dir, `${path}.br`), join(folder, path), { preserveTimestamps: true });
  }
  return { paths, folder };
}
