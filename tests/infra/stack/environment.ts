import { describe, expect, it } from 'vitest';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import { ADJUSTED, synthesize } from '#tests/infra/synthesize.ts';

const { template } = synthesize();

describe('environment', () => {
  const environmentOf = (group: GroupName): Record<string, unknown> => {
    const functions = Object.values(template('Api').findResources('AWS::Lambda::Function'));
    const found = functions.find(
      ({ Properties }) => Properties.FunctionName === `cloud-classroom-${group}`,
    );
    return found?.Properties.Environment.Variables;
  };
  const common = ['EDGE_TOKEN', 'KEYS_REVISION', 'NODE_ENV'];
  const ordinary = [
    'MEDIA_BASE_URL',
    'MEDIA_KEY_ID',
    'SECRETS_ARN',
    'TABLE_NAME',
    'TOKEN_ISSUER',
    'TOKEN_JWKS_URI',
    'USER_POOL_CLIENT_ID',
    'USER_POOL_ID',
  ];
  const beyond: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
    portal: ['APP_BUILT', 'APP_COMMIT', 'APP_VERSION', 'AVATARS_BUCKET', 'DEMO'],
    schools: ['AVATARS_BUCKET'],
    pages: ['AVATARS_BUCKET'],
    teaching: ['AVATARS_BUCKET'],
    uploads: ['AVATARS_BUCKET', 'WORKS_BUCKET'],
    exports: ['AVATARS_BUCKET', 'REPORTS_BUCKET', 'WORKS_BUCKET'],
    sharing: ['AVATARS_BUCKET', 'REPORTS_BUCKET', 'WORKS_BUCKET'],
    certificates: ['AVATARS_BUCKET', 'REPORTS_BUCKET', 'WORKS_BUCKET'],
    works: ['WORKS_BUCKET'],
    tasks: ['WORKS_BUCKET'],
    documents: ['WORKS_BUCKET'],
    equipment: ['WORKS_BUCKET'],
    forms: ['WORKS_BUCKET'],
    editions: ['APP_BUILT', 'APP_COMMIT', 'APP_VERSION'],
    homes: ['APP_BUILT', 'APP_COMMIT', 'APP_VERSION', 'DEMO'],
  };

  it.each(GROUPS.map(({ name }) => name))('of %s holds what it reads', (group) => {
    const expected = [
      ...common,
      ...(group === 'editions' ? [] : ordinary),
      ...(beyond[group] ?? []),
    ];
    expect(Object.keys(environmentOf(group)).sort()).toEqual(expected.sort());
  });

  it('refers to the edge token and never contains it', () => {
    expect(JSON.stringify(environmentOf('portal').EDGE_TOKEN)).toContain(
      '{{resolve:secretsmanager:',
    );
  });

  it('opens the demo accounts only where the deployment says so', () => {
    expect(environmentOf('portal').DEMO).toBe('0');
    synthesize(ADJUSTED)
      .template('Api')
      .hasResourceProperties('AWS::Lambda::Function', {
        Environment: { Variables: { DEMO: '1' } },
      });
  });
});
