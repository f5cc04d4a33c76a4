// Written by `npm run nouns` from the folders of the nouns. After a conflict: take either side and run it again.
import { equipmentOfHome } from '#functions/equipment/home.fixture.ts';
import { hoursOfHome } from '#functions/hours/home.fixture.ts';
import { leadsOfHome } from '#functions/leads/home.fixture.ts';
import { lessonsOfHome } from '#functions/lessons/home.fixture.ts';
import { makeupsOfHome } from '#functions/makeups/home.fixture.ts';
import { noticesOfHome } from '#functions/notices/home.fixture.ts';
import { tasksOfHome } from '#functions/tasks/home.fixture.ts';
import { recordsOfHome } from '#functions/teaching/home.fixture.ts';
import { worksOfHome } from '#functions/works/home.fixture.ts';

export const FILLS = [
  equipmentOfHome,
  hoursOfHome,
  leadsOfHome,
  lessonsOfHome,
  makeupsOfHome,
  noticesOfHome,
  tasksOfHome,
  recordsOfHome,
  worksOfHome,
] as const;
