import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: {
    sprite: 'Choose a sprite',
    costume: 'Choose a costume',
    backdrop: 'Choose a backdrop',
    sound: 'Choose a sound',
  },
  search: 'Search',
  categories: 'Categories',
  tags: {
    all: 'All',
    animals: 'Animals',
    people: 'People',
    fantasy: 'Fantasy',
    vehicles: 'Vehicles',
    food: 'Food',
    things: 'Things',
    letters: 'Letters',
    outdoors: 'Outdoors',
    indoors: 'Indoors',
    water: 'Water',
    space: 'Space',
    patterns: 'Patterns',
    games: 'Games',
    music: 'Music',
    world: 'Everyday',
  },
  play: 'Listen to {{name}}',
  add: 'Choose',
  addNamed: 'Choose {{name}}',
  added: 'Added: {{name}}',
  failed: 'It couldn’t be added. Please try again.',
  allItems: 'More pictures and sounds',
  nothing: 'Nothing found',
  nothingHint: 'Try another word, or look at all.',
};
