import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { leads } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { makeLead } from '#tests/factories/lead.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { exportSheet, importRows, list, settings } = leads.endpoints;

type Rows = readonly Readonly<Record<string, string>>[];

const importing = (as: Person, rows: Rows, more: object = {}) =>
  call(importRows, {
    as,
    language: 'en',
    payload: {
      request_key: freshKey(),
      leads: rows.map((row, index) => ({ key: `row ${index}`, ...row })),
      ...more,
    },
  });
type Outcome = Awaited<ReturnType<typeof importing>>;
const rulesOf = ({ data }: Outcome) =>
  data.results.map(({ ok, errors }) => (ok ? 'ok' : errors.map((e) => `${e.field} ${e.rule}`)));
const total = async (as: Person) =>
  (await call(list, { as, payload: { sort: 'newest' } })).data.list.length;

describe('an import', () => {
  it('adds the rows that are right, and says of each other one what is wrong', async () => {
    const { principal } = await makeStaff();
    const [phone, known] = [freshPhone(), freshPhone()];
    await makeLead(principal, { guardians: [{ relation: 'other', name: '', phone: known }] });
    const right = { name: '李雷', phone, source: 'event', campaign: '开放日', birth: '2018-05-01' };

    const outcome = await importing(principal, [
      right,
      { name: '韩梅梅', phone },
      { name: '明', phone: freshPhone() },
      { name: '', phone: '123' },
      { name: '王芳', phone: known },
      { name: '王芳', phone: freshPhone(), source: 'moon', age: 'x' },
    ]);

    expect(rulesOf(outcome)).toEqual([
      'ok',
      ['phone repeated'],
      ['name length'],
      ['name blank', 'phone invalid'],
      ['phone duplicate'],
      ['age invalid', 'source invalid'],
    ]);
    expect(await total(principal)).toBe(2);
    const { data } = await call(settings, { as: principal });
    expect(data.campaigns).toEqual(['开放日']);
  });

  it('that is repeated adds nobody twice, and takes rows that were mended', async () => {
    const { principal } = await makeStaff();
    const request_key = freshKey();
    const rows = [{ name: '李雷', phone: freshPhone() }];
    const first = await importing(principal, [...rows, { name: '明', phone: freshPhone() }], {
      request_key,
    });

    const mended = [...rows, { name: '小明', phone: freshPhone() }];
    const second = await importing(principal, mended, { request_key });

    expect(rulesOf(first)).toEqual(['ok', ['name length']]);
    expect(rulesOf(second)).toEqual(['ok', 'ok']);
    expect(second.data.results[0]?.lead?.id).toBe(first.data.results[0]?.lead?.id);
    expect(await total(principal)).toBe(2);
  });

  it('takes known phones when that is confirmed, and so many rows at most', async () => {
    const { principal } = await makeStaff();
    const phone = freshPhone();
    const rows = [
      { name: '李雷', phone },
      { name: '李小雷', phone },
    ];

    expect(rulesOf(await importing(principal, rows, { allow_duplicate: '1' }))).toEqual([
      'ok',
      'ok',
    ]);
    const many = Array.from({ length: LEAD_LIMITS.leadsPerBatch + 1 }, () => ({ name: '李雷' }));
    expect(await importing(principal, many)).toMatchObject({ msg: 'At most 50 leads at a time' });
  });
});

describe('an export', () => {
  const reading = async (as: Person, payload: object = {}) => {
    const { code, data } = await call(exportSheet, { as, payload, language: 'en' });
    if (code !== CODE.ok) return { code, rows: [] };
    const [sheet] = await readSheets(Buffer.from(data.content, 'base64'));
    return { code, rows: sheet?.data ?? [] };
  };

  it('has the leads of the filter, and stands in the log', async () => {
    const { schoolId, principal } = await makeStaff();
    await makeLead(principal, {
      source: 'event',
      state: 'lost',
      lost: { reason: 'price', text: '' },
    });
    await makeLead(principal, { source: 'web' });

    const { rows } = await reading(principal, { source: 'event' });

    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(expect.arrayContaining(['王小明', 'Event', 'Lost', 'Price']));
    expect(await operationsOf(schoolId)).toMatchObject([{ action: 'lead.export' }]);
  });

  it('needs the ability; the template has what an import reads', async () => {
    const { principal, teacher } = await makeStaff();

    expect((await reading(teacher)).code).toBe(CODE.forbidden);
    expect((await reading(principal, { kind: 'template' })).rows[0]).toHaveLength(12);
  });
});
