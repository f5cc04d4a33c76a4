import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const WEB_ROOT = join(ROOT, 'dist/web');

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
