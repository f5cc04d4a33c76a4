import { setTimeout as sleep } from 'node:timers/promises';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { schools } from '#shared/schools/contract.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { works } from '#shared/works/contract.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeProject } from '#tests/factories/zip.ts';
import type { Client } from './client.ts';
import { readBack, sendFile } from './send-file.ts';
import type { Session } from './sign-in.ts';
import type { Steps } from './steps.ts';
import { expectSame } from './unexpected.ts';

/** What is seen for some seconds says by its name what it is. */
const NAME = 'Smoke test, removed at once';

/** Reads what a member of staff sees first. */
export async function readSchool(steps: Steps, client: Client, { id }: Session): Promise<void> {
  await steps.step('reads the own profile', async () => {
    const profile = await client.call(teachers.endpoints.profile, { teacher_id: id });
    expectSame('the profile of', profile.id, id);
  });
  await steps.step('reads the figures of the school', () =>
    client.call(schools.endpoints.home, {}),
  );
  await steps.step('reads a list of classes', () => client.call(classes.endpoints.list, {}));
}

/** Adds a class, and reads it back. */
export async function writeClass(steps: Steps, client: Client): Promise<void> {
  const { add, info, remove } = classes.endpoints;
  const made = await steps.step('adds a class', () =>
    client.call(add, { name: NAME, request_key: newId('request') }),
  );
  if (!made) return;
  const class_id = made.class.id;
  steps.atTheEnd('removes the class', async () => {
    await client.call(remove, { class_id });
    await client.refused(info, { class_id }, CODE.notFound);
  });
  await steps.step('reads the class back', async () => {
    const read = await client.call(info, { class_id });
    expectSame('the name', read.class.name, NAME);
  });
}

/** Uploads a picture, and reads it back at its signed address. */
export async function uploadPicture(steps: Steps, client: Client): Promise<void> {
  const { finish, remove } = uploads.endpoints;
  const body = makePng(320, 240, { extra: 200_000 });
  const picture = { purpose: 'attachment', name: 'smoke-test.png', body } as const;
  const stored = await steps.step('uploads a picture', async () => {
    const upload_id = await sendFile(client, picture);
    return client.call(finish, { upload_id });
  });
  if (!stored) return;
  const file_id = stored.file.id;
  steps.atTheEnd('removes the picture', async () => {
    await client.call(remove, { file_id });
    await client.refused(remove, { file_id }, CODE.notFound);
  });
  await steps.step('reads the picture back, byte for byte', () =>
    readBack(client, stored.file.url, body),
  );
}

/** Saves a project as a work, and reads it back. */
export async function saveProject(steps: Steps, client: Client): Promise<void> {
  const { save, info, list, remove } = works.endpoints;
  const body = makeProject(newId('request'));
  const saved = await steps.step('uploads a project and saves it as a work', async () => {
    const upload_id = await sendFile(client, { purpose: 'project', name: 'smoke-test.sb3', body });
    const work = { upload_id, base: 0, title: NAME, kind: 'scratch' } as const;
    return client.call(save, { ...work, request_key: newId('request') });
  });
  if (!saved) return;
  const work_id = saved.work.id;
  steps.atTheEnd('removes the work', async () => {
    await client.call(remove, { work_ids: [work_id] });
    const mine = await client.call(list, { scope: 'mine' });
    expectSame(
      'the work among the own ones:',
      mine.list.some(({ id }) => id === work_id),
      false,
    );
  });
  await steps.step('reads the work back, byte for byte', async () => {
    const read = await client.call(info, { work_id });
    await readBack(client, read.version.url, body);
  });
}

/** Functions that are warm may know a session for some seconds after its end. */
export async function expectOver(client: Client): Promise<void> {
  const latest = Date.now() + SIGN_IN_LIMITS.accountCacheMs + 5_000;
  const { loginStatus } = portal.endpoints;
  while ((await client.ask(loginStatus, {})).code === CODE.ok && Date.now() < latest)
    await sleep(1_000);
  await client.refused(loginStatus, {}, CODE.notLoggedIn);
}
