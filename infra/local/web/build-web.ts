import { join } from 'node:path';
import { buildOnce } from '../build-once.ts';
import { WEB_ROOT } from '../paths.ts';

export const SOURCES_OF_WEB = [
  'frontend',
  'shared',
  'package.json',
  'package-lock.json',
  // The site offers them.
  'LICENSE',
  'THIRD-PARTY-NOTICES.md',
  // The help quotes the menu.
  'functions/domain/shell',
  // The texts of Taiwan are derived.
  'infra/taiwan',
];

/** Builds the application when it is missing or older than its sources. Answers whether it was built. */
export const buildWeb = (say: (text: string) => void): Promise<boolean> =>
  buildOnce(
    {
      target: WEB_ROOT,
      made: 'index.html',
      sources: SOURCES_OF_WEB,
      builder: join(import.meta.dirname, 'build-process.ts'),
      name: 'application',
    },
    say,
  );
