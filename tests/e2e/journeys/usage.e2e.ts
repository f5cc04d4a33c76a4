import { meterLog } from '#functions/metering/meter-log.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import { newObject, recordingObjects } from '#infra/local/builders/object.ts';
import { newId, type SchoolId, type UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeLog, storeOf } from '#tests/factories/access-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { enter } from '../harness/enter.ts';
import { expect, SELDOM_ONE_SIZE, test } from '../harness/test.ts';

const MB = 1024 ** 2;

/** Records a file of a person as an upload does. */
async function store(owner: Person, kind: 'work' | 'attachment', name: string, bytes: number) {
  const key = `${fileKeyPrefix(owner.schoolId, newId('upload'))}.zip`;
  const file = newObject(owner, { key, kind, bytes, name, contentType: '', uses: 1 });
  await transact(await recordingObjects(await actorOf(owner), [file], new Date()));
}

/** A film of a school was sent to somebody. */
async function sendTo(school: SchoolId, by: UserId) {
  const path = `/media/schools/${school}/works/upl-1.mp4`;
  const line = { at: new Date().toISOString().slice(0, 19), path, bytes: 300 * MB, by };
  await meterLog({ bucket: 'logs', key: newId('request') }, storeOf(makeLog([line])));
}

test('a principal sees what takes the space and the traffic, and goes to where it can be freed', async ({
  page,
  newPerson,
  accessible,
}) => {
  test.slow();
  const principal = await newPerson(ROLE.principal);
  const student = await makePerson(principal.schoolId, ROLE.student, { name: '王子涵' });
  await store(student, 'work', '太空大冒险.zip', 44 * 1024 * MB);
  await store(principal, 'attachment', '课程资料.zip', 20 * MB);
  await storeVersion(student, { title: '旧的迷宫', removed: new Date().toISOString() });
  await sendTo(principal.schoolId, student.userId);

  await enter(page, principal, '/flow');
  const space = page.getByRole('region', { name: 'Storage', exact: true });
  await expect(space.getByText('44 GB of 50 GB used')).toBeVisible();
  await expect(space.getByRole('alert')).toContainText('More than 80% is used');
  const month = page.getByRole('region', { name: 'Traffic this month' });
  await expect(month.getByText('300 MB of 500 GB used')).toBeVisible();
  const time = page.getByRole('region', { name: 'Storage over time' }).first();
  await expect(time.getByRole('application')).toBeVisible();
  const readers = page.getByRole('region', { name: 'To whom it was sent' });
  await expect(readers.getByRole('link', { name: '王子涵' })).toBeVisible();
  await accessible();

  const free = page.getByRole('region', { name: 'What could be freed' });
  await expect(free.getByText('1 work, 10 B')).toBeVisible();
  await free.getByRole('button', { name: 'Empty the bin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Empty the bin?' });
  await dialog.getByRole('button', { name: 'Empty the bin' }).click();
  await expect(free.getByText('0 works, 0 B')).toBeVisible();
  await expect(dialog).toBeHidden();

  await time.getByRole('button', { name: 'Table' }).click();
  await expect(time.getByRole('row').nth(1)).toContainText('44 GB');
  await page.getByRole('tab', { name: 'Largest files' }).click();
  await expect(page.getByText('课程资料.zip')).toBeVisible();
  await accessible();
  await page.getByRole('tab', { name: 'Unused files' }).click();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await page.getByRole('tab', { name: 'By person' }).click();
  const details = page.getByRole('region', { name: 'What takes the space' });
  await details.getByRole('link', { name: '王子涵' }).click();
  await expect(page).toHaveURL(/\/worksMan\/students/);
});

test(
  'an operator sees the traffic of each school',
  SELDOM_ONE_SIZE,
  async ({ page, newPerson, accessible }) => {
    const operator = await newPerson(ROLE.platform, { edition: 'platform' });
    const name = `星光编程 ${newId('request').slice(-6)}`;
    const school = await makeSchool({ name });
    await sendTo(school, newId('student'));
    await enter(page, operator, '/admin/traffic');
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('300 MB');
    await accessible();
  },
);
