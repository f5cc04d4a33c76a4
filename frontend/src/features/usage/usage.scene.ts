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

/** Nearly full, mostly by one student, to whom a film was sent; a work of theirs is in the bin. */
export async function fillSpace(principal: Person): Promise<void> {
  const student = await makePerson(principal.schoolId, ROLE.student, { name: '王子涵' });
  await store(student, 'work', '太空大冒险.zip', 44 * 1024 * MB);
  await store(principal, 'attachment', '课程资料.zip', 20 * MB);
  await storeVersion(student, { title: '旧的迷宫', removed: new Date().toISOString() });
  await sendTo(principal.schoolId, student.userId);
}

/** A school to which something was sent, and its name, which no other school has. */
export async function makeReadingSchool(): Promise<string> {
  const name = `星光编程 ${newId('request').slice(-6)}`;
  await sendTo(await makeSchool({ name }), newId('student'));
  return name;
}
