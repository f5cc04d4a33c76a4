import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  HELP_PICTURE_NAMES,
  HELP_PICTURES,
  HELP_PICTURES_PATH,
  helpPictureUrl,
} from '#shared/help/pictures.ts';
import { HELP_TOPIC_IDS } from '#shared/help/topics.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { HelpPage } from '../../src/features/help/page.ts';
import { readHelp } from './read-pages.ts';

const FRONTEND = join(import.meta.dirname, '../..');
const PUBLIC = join(FRONTEND, 'public');

const pages = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language) => [language, await readHelp(join(FRONTEND, 'src'), language)] as const,
    ),
  ),
);
const kinds = ({ blocks }: HelpPage) =>
  blocks.map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind));
const picturesIn = ({ blocks }: HelpPage) =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));

describe.each(LANGUAGES)('the help in %s', (language) => {
  const own = pages.get(language) ?? [];

  it('has a page for each topic, and nothing else', () => {
    expect(own.map(({ id }) => id)).toEqual(HELP_TOPIC_IDS);
    const files = globSync(`*/${language}.md`, { cwd: join(FRONTEND, 'src/features/help/pages') });
    expect(files).toHaveLength(HELP_TOPIC_IDS.length);
  });

  it('says the same as the others, part by part', () => {
    for (const [at, page] of own.entries()) {
      const first = pages.get('zh')?.[at];
      expect(kinds(page), page.id).toEqual(first && kinds(first));
    }
  });

  it('shows each picture where it belongs', () => {
    const shown = own.flatMap((page) =>
      picturesIn(page).map((name) => {
        expect(HELP_PICTURES[name].topic, name).toBe(page.id);
        return name;
      }),
    );
    expect(shown.toSorted()).toEqual([...HELP_PICTURE_NAMES].toSorted());
  });
});

const KB = 1000;

test('all pictures are there, small, and no others', () => {
  const expected = LANGUAGES.flatMap((language) =>
    HELP_PICTURE_NAMES.map((name) => helpPictureUrl(name, language)),
  );
  for (const url of expected) {
    expect(existsSync(join(PUBLIC, url)), `${url}: npm run help-pictures`).toBe(true);
    expect(statSync(join(PUBLIC, url)).size, url).toBeLessThanOrEqual(60 * KB);
  }
  const files = globSync(`${HELP_PICTURES_PATH.slice(1)}/*/*.*`, { cwd: PUBLIC });
  expect(files.map((file) => `/${file.replaceAll('\\', '/')}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  const sizes = files.map((file) => statSync(join(PUBLIC, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000 * KB);
});
