import { expect, it } from 'vitest';
import { ROLE } from '#shared/roles.ts';
import { costOf, costPage, MONTH_LIMIT, toSaveCost, USES } from '#tests/bench/cost-model.ts';
import { measureAutosave, type SavedPlace } from '#tests/contract/harness/measure-autosave.ts';
import { measureLesson } from '#tests/contract/harness/measure-lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

it('an automatic save writes 18 units with its thumbnail, from the beginning of its uploads on', async () => {
  const person = await makePerson(await makeSchool(), ROLE.student);
  let next: SavedPlace | undefined;
  for (let no = 1; no <= 4; no += 1) {
    const measured = await measureAutosave(person, next);
    next = measured.next;
    if (no === 1) continue;
    const { project, thumbnail, save } = measured.units;
    expect([project.write, thumbnail.write, save.write]).toEqual([1, 1, 16]);
    expect(project.read + thumbnail.read + save.read).toBeLessThanOrEqual(18);
  }
});

it('a lesson of 60 saves is thinned while it goes on, and costs what docs/cost.md says', async () => {
  const cost = await measureLesson({ saves: 60, thumbnailEvery: 3 });
  const save = toSaveCost(cost);
  // The newest 15 minutes, and what waits for a step of several versions.
  expect(cost.mostVersions).toBeLessThanOrEqual(15 + 15 + 6);
  expect(cost.removed).toBe(58);
  expect(save.write).toBeLessThanOrEqual(22);
  for (const use of USES) expect(costOf(use, save).month).toBeLessThanOrEqual(MONTH_LIMIT);
  await expect(costPage(save)).toMatchFileSnapshot('../../docs/cost.md');
}, 60_000);
