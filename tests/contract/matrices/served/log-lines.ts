import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#shared/registry.ts';
import { type Served, served } from '#tests/contract/harness/served.ts';
import { tested } from '#tests/contract/harness/tested.ts';
import { PASSWORD } from '#tests/factories/person.ts';

/** Names and figures that every line must have. */
const FIELDS = ['requestId', 'group', 'call', 'school', 'role', 'code'];
const FIGURES = ['faults', 'duration', 'readUnits', 'writeUnits'];

describe.each(tested(CALLS))('the log line of $endpoint.path', (registered) => {
  let logged: Served;

  beforeAll(async () => {
    logged = await served(registered.endpoint);
  });

  it('is one line of JSON about the call', () => {
    const { actor, outcome } = logged;

    expect(outcome.lines).toHaveLength(1);
    const line = JSON.parse(outcome.lines[0] ?? '');
    const known = registered.endpoint.access !== 'public';
    expect(line).toMatchObject({
      level: 'info',
      requestId: outcome.requestId,
      group: registered.group,
      call: registered.name,
      school: known ? actor.schoolId : 'none',
      role: known ? actor.role : 0,
      code: outcome.code,
      faults: 0,
    });
    for (const field of [...FIELDS, ...FIGURES]) expect(line, field).toHaveProperty(field);
  });

  it('is no metric: metrics are paid for, and only a fault is one', () => {
    expect(JSON.parse(logged.outcome.lines[0] ?? '')).not.toHaveProperty('_aws');
  });

  it('holds no token, password, name or content', () => {
    const { actor, payload, token, outcome } = logged;
    const secrets = [token, actor.account, actor.name, actor.session.id, PASSWORD, 'Better456'];
    // Shorter values may be part of an id by chance.
    const contents = Object.values(payload).filter(
      (value): value is string =>
        typeof value === 'string' && value.length > 3 && value !== actor.userId,
    );
    const tokens = Object.values(outcome.data ?? {}).filter(
      (value): value is string => typeof value === 'string' && value.length > 100,
    );

    // The school's id is logged on purpose, also when it is in a payload.
    const told = [...secrets, ...contents, ...tokens].filter((text) => text !== actor.schoolId);
    for (const text of told) expect(outcome.lines[0]).not.toContain(text);
  });
});
