import { expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { checkInProcess } from '#tests/factories/check-archives.ts';
import { HOSTILE_PROJECTS, HOSTILE_ZIPS } from '#tests/factories/hostile-archives.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { finish, sendFile } from '#tests/factories/upload.ts';
import { Attempts } from './harness/attempts.ts';

const MEGABYTES_MOST = 256;
const STALL_MS_MOST = 500;

it('hostile archives are refused when they are finished, and leave nothing', async (context) => {
  const attempts = new Attempts(context, 'archives');
  const schoolId = await makeSchool();
  const person = await makePerson(schoolId, ROLE.student);
  const all = [...HOSTILE_ZIPS, ...HOSTILE_PROJECTS.slice(5)];
  for (const [what, archive] of all) {
    const body = archive();
    for (const [purpose, name] of [
      ['project', 'a.sb3'],
      ['work', 'a.sb3'],
      ['work', 'a.zip'],
    ] as const) {
      // A zip is any archive that can be unpacked safely.
      if (name === 'a.zip' && !HOSTILE_ZIPS.some(([known]) => known === what)) continue;
      const { code } = await finish(person, await sendFile(person, { purpose, name, body }));
      attempts.tried(`${what} as ${purpose} ${name}: ${code}`, code !== CODE.invalid);
    }
  }
  attempts.expectNoneFell();
  expect(await loadUsedSpace(schoolId, true)).toBe(0);
}, 60_000);

it('six hostile projects at once hold up nobody for long', async (context) => {
  const attempts = new Attempts(context, 'archives');
  const archives = HOSTILE_PROJECTS.map(([, archive]) => archive());
  const { faults, megabytes, ms, stallMs } = await checkInProcess(archives);
  for (const [index, [fault]] of HOSTILE_PROJECTS.entries())
    attempts.tried(`project ${index + 1}: ${faults[index]}`, faults[index] !== fault);
  attempts.measured('6 hostile archives at once: time', ms, 'ms');
  attempts.measured('6 hostile archives at once: memory of the process', megabytes, 'MB');
  attempts.measured('6 hostile archives at once: longest stall', stallMs, 'ms');
  attempts.expectNoneFell();
  expect(megabytes).toBeLessThan(MEGABYTES_MOST);
  expect(stallMs).toBeLessThan(STALL_MS_MOST);
}, 60_000);
