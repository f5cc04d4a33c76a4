import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command.ts';
import { type Mentions, readSource } from './read-source.ts';

export interface SourceFile extends Mentions {
  readonly path: string;
}

const isText = (path: string) =>
  /[.](test|fixture)[.]tsx?$|[.]d[.]ts$|\/i18n\/([\w-]+\/)?(zh|cht|cht[.]generated|en)[.]ts$/.test(
    path,
  );

/** The mentions of all source files of the product, without tests, fixtures and texts. */
export const readMentions = (): SourceFile[] =>
  globSync('{frontend/src,functions,shared}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !isText(path))
    .map((path) => ({
      path,
      ...readSource(readFileSync(join(ROOT, path), 'utf8'), path.endsWith('x')),
    }));
