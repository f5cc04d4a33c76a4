import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { EDGE_HEADERS } from '#shared/edge-headers.ts';
import { editions } from '#shared/editions/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const TOKEN = 'edge-secret-of-this-deployment';
const { version } = editions.endpoints;

async function addressInLog(headers: Readonly<Record<string, string>>) {
  const person = await makeSigner(await makeSchool(), ROLE.teacher);
  const payload = { username: person.account, password: PASSWORD };
  await call(portal.endpoints.login, { payload, headers, sourceIp: '198.51.100.1' });
  return (await loginsOf(person.schoolId)).map(({ address }) => address);
}

describe('behind the edge', () => {
  beforeEach(() => {
    process.env.EDGE_TOKEN = TOKEN;
  });
  afterEach(() => {
    delete process.env.EDGE_TOKEN;
  });

  it.each([{}, { [EDGE_HEADERS.token]: '' }, { [EDGE_HEADERS.token]: `${TOKEN}x` }])(
    'a call that went round it (%j) is refused',
    async (headers) => {
      const outcome = await call(version, { headers });

      expect(outcome).toMatchObject({ status: 403, code: CODE.forbidden, data: null });
    },
  );

  it('a call that came through it is served', async () => {
    expect((await call(version, { headers: { [EDGE_HEADERS.token]: TOKEN } })).code).toBe(CODE.ok);
  });

  it('the caller is known by the address that the edge saw', async () => {
    const headers = {
      [EDGE_HEADERS.token]: TOKEN,
      [EDGE_HEADERS.viewerAddress]: '203.0.113.99',
      'x-forwarded-for': '1.2.3.4',
    };
    expect(await addressInLog(headers)).toEqual(['203.0.113.99']);
  });
});

describe('without an edge', () => {
  it('the caller is known by the connection, whatever the headers say', async () => {
    const headers = { [EDGE_HEADERS.viewerAddress]: '1.2.3.4', 'x-forwarded-for': '1.2.3.4' };
    expect(await addressInLog(headers)).toEqual(['198.51.100.1']);
  });
});
