import { expect, it } from 'vitest';
import { works } from '#functions/domain/works/work.ts';
import { transact } from '#functions/platform/table.ts';
import { ROLE } from '#shared/roles.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeWork } from '#tests/factories/work.ts';
import { countingOf, settleCounts, sumCounts } from './work-counts.ts';

it('counts everybody, also when a slower call overwrites the work with an older count', async () => {
  const author = await makePerson(await makeSchool(), ROLE.student);
  const key = { schoolId: author.schoolId, id: await storeWork(author) };
  await transact(['first', 'second'].map((by) => countingOf(key, by, 'likes', 1)));
  let isSlow = true;
  await settleCounts(key, async (id) => {
    const counts = await sumCounts(id);
    // Before this write, the first call writes that only its own like was counted.
    if (isSlow) await works.change(key, (work) => ({ ...work, likes: 1 }));
    isSlow = false;
    return counts;
  });
  expect((await works.get(key, { consistent: true }))?.likes).toBe(2);
});
