import { takingSpace } from '#functions/domain/storage/space.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { meterLog } from '#functions/metering/meter-log.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeLog, storeOf } from '#tests/factories/access-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { enter } from '../harness/enter.ts';
import { expect, test } from '../harness/test.ts';

const MB = 1024 ** 2;

/** Records a file of a person as an upload does. */
async function store(owner: Person, kind: 'work' | 'attachment', name: string, bytes: number) {
  const { schoolId } = owner;
  const key = `${fileKeyPrefix(schoolId, newId('upload'))}.zip`;
  const at = new Date().toISOString();
  const place = { schoolId, key, kind, owner: owner.userId, at, name, contentType: '' };
  const file = { ...place, bytes, counted: true as const, uses: 1 };
  await transact([
    ...storedObjects.creating(file, file),
    await takingSpace(await actorOf(owner), [file], new Date()),
  ]);
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
  const path = `/media/schools/${principal.schoolId}/works/upl-1.mp4`;
  const line = { at: new Date().toISOString().slice(0, 19), path, bytes: 300 * MB };
  await meterLog({ bucket: 'logs', key: newId('request') }, storeOf(makeLog([line])));

  await enter(page, principal, '/flow');
  const space = page.getByRole('region', { name: 'Storage', exact: true });
  await expect(space.getByText('44 GB of 50 GB used')).toBeVisible();
  await expect(space.getByRole('alert')).toContainText('More than 80% is used');
  const month = page.getByRole('region', { name: 'Traffic this month' });
  await expect(month.getByText('300 MB of 500 GB used')).toBeVisible();
  const time = page.getByRole('region', { name: 'Storage over time' }).first();
  await expect(time.getByRole('application')).toBeVisible();
  await accessible();

  await time.getByRole('button', { name: 'Table' }).click();
  await expect(time.getByRole('row').nth(1)).toContainText('44 GB');
  await page.getByRole('tab', { name: 'Largest files' }).click();
  await expect(page.getByText('课程资料.zip')).toBeVisible();
  await accessible();
  await page.getByRole('tab', { name: 'Unused files' }).click();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await page.getByRole('tab', { name: 'By person' }).click();
  await page.getByRole('link', { name: '王子涵' }).click();
  await expect(page).toHaveURL(/\/worksMan\/students/);
});
