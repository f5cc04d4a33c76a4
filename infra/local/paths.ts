import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Above this file, and above the bundle of which it becomes a part. */
export const ROOT = dirname(findPackageJSON('.', import.meta.url) ?? '');
export const WEB_ROOT = join(ROOT, 'dist/web');
/** The gateway with the functions, bundled. */
export const GATEWAY_ROOT = join(ROOT, 'dist/gateway');

/** Where each part of the local cloud keeps its state below the data directory. */
export const layout = (dir: string) => ({
  dynamodb: join(dir, 'dynamodb'),
  s3: join(dir, 's3'),
  uploads: join(dir, 'uploads'),
  cognito: join(dir, 'cognito'),
  sns: join(dir, 'sns'),
  log: join(dir, 'log'),
  secrets: join(dir, 'secrets.json'),
  run: join(dir, 'run.json'),
  version: join(dir, 'version'),
});
