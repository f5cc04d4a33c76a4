import { describe, expect, it } from 'vitest';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { putItem } from '#functions/platform/table.ts';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { CODE } from '#shared/codes.ts';
import { EditionId } from '#shared/editions/rules.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { HOME_PARTS, type HomePart, homes, partsOfHome } from '#shared/homes/contract.ts';
import { type HomeName, payloadFor } from '#shared/homes/part.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { metricsOf } from '#tests/contract/harness/log-lines.ts';
import { fillHome, withoutCursors } from '#tests/factories/home.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

type Parts = Readonly<Partial<Record<HomePart, { readonly code: number; readonly data: unknown }>>>;

const HOMES = Object.entries(homes.endpoints) as [HomeName, Endpoint][];
const VISITS = HOMES.flatMap(([home, { access }]) =>
  access === 'public' ? [] : access.map((role) => ({ home, role })),
);

async function readHome(home: HomeName, as: Person, language: Language = 'zh') {
  const { code, data, lines } = await call(homes.endpoints[home], { as, language });
  expect(code).toBe(CODE.ok);
  return { parts: withoutCursors(data) as Parts, lines };
}

async function askPart(part: HomePart, as: Person, language: Language = 'zh') {
  const { call: endpoint, payload }: { call: Endpoint; payload: object } = HOME_PARTS[part];
  const own = payloadFor(payload, { id: as.userId, now: new Date() });
  const { code, data } = await call(endpoint, { as, payload: own, language });
  return { code, data: withoutCursors(data) };
}

/** The part as it has to be: left out where its call answers an error. */
async function partAsCalled(part: HomePart, as: Person, language: Language = 'zh') {
  const answer = await askPart(part, as, language);
  return answer.code === CODE.ok || answer.code === CODE.notOverdue ? answer : undefined;
}

/** Nothing is in any of its lists. */
function isEmpty(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const lists = Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) ? [value] : name === 'tip_offs' ? [value.list] : [],
  );
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** What no `home.fixture.ts` fills. */
const EMPTY: readonly HomePart[] = ['person', 'contact'];

describe('each part of a home is what its own call answers', () => {
  it.each(VISITS)('the $home home for role $role', async ({ home, role }) => {
    const schoolId = await makeSchool();
    const person = await makePerson(schoolId, role, { defaultPassword: true });
    await fillHome(person);
    for (const language of LANGUAGES) {
      const { parts } = await readHome(home, person, language);
      expect(Object.keys(parts).toSorted()).toEqual(partsOfHome(home).toSorted());
      for (const part of partsOfHome(home))
        expect(parts[part], part).toEqual(await partAsCalled(part, person, language));
      const empty = partsOfHome(home).filter((part) => isEmpty(parts[part]?.data));
      expect(empty.filter((part) => !EMPTY.includes(part))).toEqual([]);
    }
  });

  it.each(EditionId.options)(
    'of a school with the edition %s, past due or not',
    async (edition) => {
      for (const days of [-1, 3, 100]) {
        const { start, authorizationCode } = { start: daysFromNow(-300), authorizationCode: 'A' };
        const subscription = { start, end: daysFromNow(days), authorizationCode };
        const principal = await makePerson(
          await makeSchool({ edition, subscription }),
          ROLE.principal,
        );
        const { parts } = await readHome('staff', principal);
        for (const part of partsOfHome('staff'))
          expect(parts[part], part).toEqual(await partAsCalled(part, principal));
        expect(parts.reminder?.code).toBe(days < 7 ? CODE.notOverdue : CODE.ok);
      }
    },
  );
});

describe('a part that cannot be read', () => {
  it('is left out, and its fault is counted', async () => {
    const student = await makePerson(await makeSchool(), ROLE.student);
    const { pk, sk } = hourWallets.key(student);
    await putItem({ Item: { pk, sk, type: 'spoilt' } });

    const { parts, lines } = await readHome('student', student);

    const others = partsOfHome('student').filter((part) => part !== 'hours');
    expect(Object.keys(parts).toSorted()).toEqual(others.toSorted());
    const [line] = lines.map((each) => JSON.parse(each));
    expect(line).toMatchObject({ level: 'error', group: 'homes', part: 'hours', faults: 1 });
    expect(metricsOf(line)).toEqual(['CloudClassroom faults function=homes']);
  });

  it('because of an error of the catalogue is left out without a word', async () => {
    const teacher = await makePerson(await makeSchool({ state: 'preparing' }), ROLE.teacher);

    const { parts, lines } = await readHome('staff', teacher);

    expect((await askPart('menu', teacher)).code).toBe(CODE.wait);
    expect(parts.menu).toBeUndefined();
    expect(parts.figures).toBeDefined();
    expect(lines).toHaveLength(1);
  });
});
