import { expect, it } from 'vitest';
import { TOPIC_OF_SCREEN } from '../features/help/topic-of-screen.ts';
import { SCREENS } from './route-table.ts';

const IN_SHELL = SCREENS.filter(({ shell }) => shell !== false).map(({ path }) => path);

it.each(IN_SHELL)('the help has a topic for %s, or says that it has none', (path) => {
  expect(TOPIC_OF_SCREEN).toHaveProperty([path]);
});

it('no screen is named that the shell does not have', () => {
  expect(Object.keys(TOPIC_OF_SCREEN).filter((path) => !IN_SHELL.includes(path))).toEqual([]);
});
