import { randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting } from '#tests/factories/session.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { Attempts } from './harness/attempts.ts';
import { rounds } from './harness/rounds.ts';
import { altered } from './harness/spoil-request.ts';

const { cardLogin, loginStatus } = portal.endpoints;
const { makeCards, revokeCards, remove } = students.endpoints;
const RANDOM = rounds(50, 1000);

afterEach(() => vi.useRealTimers());

const ids = (child: Person) => ({ ids: [studentId(child)] });
const enter = async (token: string) => (await call(cardLogin, { payload: { token } })).code;

async function makeScene() {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  return { schoolId, principal, child: await makeStudent(principal, { defaultPassword: true }) };
}

async function cardOf(by: Person, child: Person): Promise<string> {
  const { data, body } = await call(makeCards, { as: by, payload: ids(child) });
  const [card] = data.cards;
  if (!card) throw new Error(`no card: ${body}`);
  return card.token;
}

type Scene = Awaited<ReturnType<typeof makeScene>>;
type Ending = (scene: Scene, token: string) => Promise<unknown>;

/** What ends a card, whoever holds it. */
const ENDINGS: Readonly<Record<string, Ending>> = {
  revoked: ({ principal, child }) => call(revokeCards, { as: principal, payload: ids(child) }),
  replaced: ({ principal, child }) => cardOf(principal, child),
  'of a removed student': ({ principal, child }) =>
    call(remove, { as: principal, payload: ids(child) }),
  'of a disabled student': ({ child }) => changePerson(child, { disabled: true }),
  'of a student without a licence': ({ child }) => changePerson(child, { licensed: false }),
  'over with the class': async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 43 * DAY_MS });
  },
};

it('a card that is over signs nobody in', async (context) => {
  const attempts = new Attempts(context, 'cards');
  for (const [what, end] of Object.entries(ENDINGS)) {
    const scene = await makeScene();
    const day = new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);
    await makeClass(scene.principal, [scene.child], { end: day });
    const token = await cardOf(scene.principal, scene.child);
    expect(await enter(token), what).toBe(CODE.ok);
    await end(scene, token);
    for (let round = 0; round < 3; round += 1) {
      const code = await enter(token);
      attempts.tried(`${what}: ${code}`, code === CODE.ok);
    }
    vi.useRealTimers();
  }
  attempts.expectNoneFell();
});

it('nothing that is nearly a card signs anybody in', async (context) => {
  const attempts = new Attempts(context, 'cards');
  const { principal, child } = await makeScene();
  const token = await cardOf(principal, child);
  const near = [
    altered(token),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    token.toUpperCase(),
    [...token].toReversed().join(''),
    `CARD#${token}`,
    child.userId,
    child.account,
  ].filter((text) => text !== token);
  const random = Array.from({ length: RANDOM }, () => randomBytes(16).toString('base64url'));
  for (const text of [...near, ...random]) {
    const code = await enter(text);
    attempts.tried(`${text}: ${code}`, code === CODE.ok);
  }
  attempts.expectNoneFell();
  expect(await enter(token)).toBe(CODE.ok);
});

/** Staff who have no business with the child, and one who took it from a colleague. */
async function strangersOf({ schoolId, principal, child }: Scene) {
  const owner = await makePerson(schoolId, ROLE.teacher);
  await makeClass(owner, [child]);
  const [colleague, taker, foreign] = [
    await makePerson(schoolId, ROLE.teacher, { abilities: ['add-students'] }),
    await makePerson(schoolId, ROLE.teacher, { abilities: ['add-students'] }),
    await makePerson(await makeSchool(), ROLE.principal),
  ];
  const taken = await makeClass(taker, []);
  const payload = { class_id: taken, student_ids: [child.userId] };
  await call(classes.endpoints.join, { as: taker, payload });
  const live = await makePerson(schoolId, ROLE.liveTeacher);
  const schoolmate = await makeStudent(principal);
  return { colleague, 'a teacher who took the child': taker, foreign, live, schoolmate, child };
}

it('nobody gets or ends the card of a child who is not theirs', async (context) => {
  const attempts = new Attempts(context, 'cards');
  const scene = await makeScene();
  const { child, principal } = scene;
  const token = await cardOf(principal, child);
  for (const [who, as] of Object.entries(await strangersOf(scene))) {
    const made = await call(makeCards, { as, payload: ids(child) });
    const cards = made.code === CODE.ok ? made.data.cards.length : 0;
    attempts.tried(`${who} makes a card`, cards > 0);
    expect(await enter(token), who).toBe(CODE.ok);
  }
  attempts.expectNoneFell();
});

it('the session of a card ends with the student', async (context) => {
  const attempts = new Attempts(context, 'cards');
  const { principal, child } = await makeScene();
  const payload = { token: await cardOf(principal, child) };
  const { data } = await call(cardLogin, { payload });
  await call(remove, { as: principal, payload: ids(child) });
  const { code } = await call(loginStatus, { headers: presenting(data, child) });
  attempts.tried(`the session goes on: ${code}`, code === CODE.ok);
  attempts.expectNoneFell();
});
