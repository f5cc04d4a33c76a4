import { describe, expect, it } from 'vitest';
import { type Resource, rightsOf } from '#infra/rights.ts';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import { synthesize } from '#tests/infra/synthesize.ts';

interface Statement {
  readonly Effect: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}

/** With a sender of e-mails, as the local system has one. */
const { template } = synthesize({ mailFrom: 'Classroom <no-reply@school.example>' });
const policies = Object.entries(template('Api').findResources('AWS::IAM::Policy'));

const NAMES: readonly (readonly [Resource, RegExp])[] = [
  ['avatars', /FnGetAttAvatars/],
  ['works', /FnGetAttWorks/],
  ['reports', /FnGetAttReports/],
  ['table', /FnGetAttTable/],
  ['userPool', /FnGetAttUserPool/],
  ['keys', /SigningKeysSecret/],
  ['topics', /:sns:\*:\*:\*/],
  ['mail', /:ses:.*:identity\/school\.example/],
  ['phones', /^"\*"$/],
];

/** A resource of the template by its name in `rights.ts`, with what is below it. */
function named(resource: unknown): string {
  const text = JSON.stringify(resource);
  const [name] = NAMES.find(([, pattern]) => pattern.test(text)) ?? [text];
  const [, below = ''] = /"(\/[^"]*)"\]/.exec(text) ?? [];
  return `${name}${below}`;
}

const each = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);
const lines = (effect: string, actions: readonly string[], resources: readonly string[]) =>
  actions.flatMap((action) => resources.map((resource) => `${effect} ${action} on ${resource}`));

const statementsOf = (group: GroupName): readonly Statement[] =>
  policies.find(([id]) => id.startsWith(`${group}LambdaRole`))?.[1].Properties.PolicyDocument
    .Statement;

/** What the policy of a function says, without the right to write its log. */
const deployed = (group: GroupName): string[] =>
  statementsOf(group)
    .filter(({ Action }) => !String(Action).startsWith('logs:'))
    .flatMap(({ Effect, Action, Resource }) =>
      lines(Effect, each(Action), each(Resource).map(named)),
    );

const judged = (group: GroupName): string[] =>
  rightsOf(group).flatMap(({ effect, actions, resource, below }) =>
    lines(effect, actions, below.length > 0 ? below.map((part) => resource + part) : [resource]),
  );

describe('the rights by which functions are judged on a developer’s machine', () => {
  it.each(GROUPS.map(({ name }) => name))('are those of %s in the cloud', (group) => {
    expect(deployed(group).sort()).toEqual(judged(group).sort());
  });

  it('depend on nothing but action and resource', () => {
    const keys = GROUPS.flatMap(({ name }) => statementsOf(name)).flatMap(Object.keys);
    expect(new Set(keys)).toEqual(new Set(['Effect', 'Action', 'Resource']));
  });
});
