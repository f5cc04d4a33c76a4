import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  chosen_one: '{{count}} picture: {{names}}',
  chosen_other: '{{count}} pictures: {{names}}',
  back: 'Undo last picture',
  pictures: 'Pictures',
  picture: {
    paw: 'Paw',
    flower: 'Flower',
    sun: 'Sun',
    moon: 'Moon',
    star: 'Star',
    cloud: 'Cloud',
    car: 'Car',
    boat: 'Boat',
    rocket: 'Rocket',
    house: 'House',
    tree: 'Tree',
    ball: 'Ball',
    umbrella: 'Umbrella',
    cake: 'Cake',
    heart: 'Heart',
    note: 'Note',
  },
};
