import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '#infra/deployment.ts';
import {
  ADJUSTED,
  ELSEWHERE,
  RESTORED,
  synthesize,
  synthesizeAgain,
} from '#tests/infra/synthesize.ts';

const WEB_ACL = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/shared/0a1b2c3d';

const pool = synthesize();
const own = synthesize({ school: 'abc' });

const texts = ({ names, template }: typeof pool) =>
  names.map((name) => JSON.stringify(template(name.slice(name.lastIndexOf('-') + 1)).toJSON()));

/** Without the hashes of sources and of the commit, which change during development. */
const withoutSources = (text: string) =>
  text.replace(/[0-9a-f]{64}\.zip|"APP_(COMMIT|BUILT)":"[^"]*"/g, '');

/** Names that must be unique in an account. */
function namesIn({ names, template }: typeof pool): string[] {
  return names.flatMap((stack) =>
    Object.values<{ Properties?: Record<string, unknown> }>(
      template(stack.slice(stack.lastIndexOf('-') + 1)).toJSON().Resources,
    ).flatMap(({ Properties = {} }) =>
      [
        'FunctionName',
        'LogGroupName',
        'AlarmName',
        'TopicName',
        'BucketName',
        'TableName',
        'UserPoolName',
        'DashboardName',
      ].flatMap((key) => (typeof Properties[key] === 'string' ? [String(Properties[key])] : [])),
    ),
  );
}

describe("a school's own deployment", () => {
  it('has stacks of its own', () => {
    expect(own.names).toEqual(
      pool.names.map((name) => name.replace('CloudClassroom-', 'CloudClassroom-abc-')),
    );
  });

  it('has names of its own', () => {
    const names = namesIn(own);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !name.includes('cloud-classroom-abc'))).toEqual([]);
    expect(names.filter((name) => namesIn(pool).includes(name))).toEqual([]);
  });

  it('refers to nothing of another deployment', () => {
    for (const text of texts(own))
      expect(text).not.toMatch(/CloudClassroom-(Data|Auth|Firewall|Edge|Api)\b/);
  });

  it('fits into the names that AWS allows, even for the longest school', () => {
    const school = `s${'0'.repeat(29)}`;
    const { template } = synthesize({ school });
    const functions = Object.values(template('Api').findResources('AWS::Lambda::Function'));
    for (const { Properties } of functions)
      expect(Properties.FunctionName.length).toBeLessThanOrEqual(64);
  });
});

describe('what a deployment takes of an account', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/deployment.md'), 'utf8');
  const count = (type: string) =>
    pool.names
      .map((name) => template(name).findResources(type))
      .reduce((sum, found) => sum + Object.keys(found).length, 0);
  const template = (name: string) => pool.template(name.slice(name.lastIndexOf('-') + 1));

  it.each([
    ['CloudFront response headers policies', 'AWS::CloudFront::ResponseHeadersPolicy'],
    ['CloudFront key groups', 'AWS::CloudFront::KeyGroup'],
    ['CloudFront public keys', 'AWS::CloudFront::PublicKey'],
    ['CloudFront cache policies', 'AWS::CloudFront::CachePolicy'],
    ['CloudFront distributions', 'AWS::CloudFront::Distribution'],
    ['CloudFront origin access controls', 'AWS::CloudFront::OriginAccessControl'],
    ['CloudFront functions', 'AWS::CloudFront::Function'],
    ['Web ACLs', 'AWS::WAFv2::WebACL'],
    ['Buckets', 'AWS::S3::Bucket'],
  ])('of %s is as the guide says', (what, type) => {
    const [, told] = new RegExp(`^\\| ${what} \\| (\\d+) \\|`, 'm').exec(guide) ?? [];
    expect(Number(told)).toBe(count(type));
  });
});

describe('the settings', () => {
  it.each(SETTING_NAMES)('%s is explained in the guide', (name) => {
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/deployment.md'), 'utf8');
    expect(guide).toContain(`\`${name}\``);
  });

  it.each([
    [{ school: 'Sch_1' }, 'school'],
    [{ domain: 'school.example' }, 'domain and certificateArn go together'],
    [
      {
        domain: 'school.example',
        certificateArn: ELSEWHERE.certificateArn.replace('us-east-1', 'eu-west-1'),
      },
      'us-east-1',
    ],
    [{ logDays: '42' }, 'logDays'],
    [{ alarmEmail: 'nobody' }, 'alarmEmail'],
    [{ monthlyBudget: '300' }, 'monthlyBudget needs alarmEmail'],
    [{ tracing: 'yes' }, 'tracing'],
    [{ mailFrom: 'nobody' }, 'an address, or a name'],
    [{ mailIdentity: 'school.example' }, 'mailIdentity needs mailFrom'],
    [{ region: 'mars' }, 'region'],
  ])('%j end the synthesis with a sentence', (context, sentence) => {
    expect(() => synthesize(context as Record<string, string>)).toThrow(sentence);
  });

  it('put the application under a domain of its own', () => {
    const { template } = synthesize(ELSEWHERE);
    template('Edge').hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: ['school.example'],
        ViewerCertificate: {
          AcmCertificateArn: ELSEWHERE.certificateArn,
          MinimumProtocolVersion: 'TLSv1.2_2021',
        },
      },
    });
    expect(JSON.stringify(template('Api').toJSON())).toContain('https://school.example/media');
  });

  it('share a firewall with other deployments', () => {
    const { names, template } = synthesize({ school: 'abc', webAclArn: WEB_ACL });
    expect(names).not.toContain('CloudClassroom-abc-Firewall');
    template('Edge').hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { WebACLId: WEB_ACL },
    });
  });

  it('record traces where they are wanted, with the right to write them and no other', () => {
    const { template } = synthesize(ADJUSTED);
    for (const name of ['Api', 'Auth', 'Data']) {
      const functions = Object.values(template(name).findResources('AWS::Lambda::Function'));
      for (const { Properties } of functions)
        expect(Properties.TracingConfig).toEqual({ Mode: 'Active' });
      const policies = JSON.stringify(template(name).findResources('AWS::IAM::Policy'));
      expect([...new Set(policies.match(/xray:\w+/g))].sort()).toEqual([
        'xray:PutTelemetryRecords',
        'xray:PutTraceSegments',
      ]);
    }
  });

  it('hand keys and edge token to every function and to CloudFront anew', () => {
    const first = synthesize();
    const next = synthesize({ keysRevision: '2' });
    const functions = (each: typeof first) =>
      Object.values(each.template('Api').findResources('AWS::Lambda::Function'));
    for (const [place, { Properties }] of functions(next).entries())
      expect(Properties.Environment).not.toEqual(functions(first)[place]?.Properties.Environment);
    const configOf = (each: typeof first) =>
      Object.values(each.template('Edge').findResources('AWS::CloudFront::Distribution'));
    expect(configOf(next)).not.toEqual(configOf(first));
  });

  it('turn to a restored table and keep the old one', () => {
    const { template } = synthesize(RESTORED);
    template('Data').resourceCountIs('AWS::DynamoDB::GlobalTable', 1);
    template('Api').hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { TABLE_NAME: RESTORED.restoredTable } },
    });
    const statements = JSON.stringify(template('Api').findResources('AWS::IAM::Policy'));
    expect(statements).toContain(`table/${RESTORED.restoredTable}/index/gsi1`);
    expect(statements).not.toContain('PublishOutputFnGetAttTable');
  });

  it('move everything but the firewall to another region', () => {
    const { stack } = synthesize(ELSEWHERE);
    expect(stack('Data').region).toBe('eu-central-1');
    expect(stack('Firewall').region).toBe('us-east-1');
  });

  it('may put everything into us-east-1', () => {
    const { stack } = synthesize({ school: 'abc', region: 'us-east-1' });
    expect(stack('Edge').region).toBe(stack('Firewall').region);
  });
});

describe('synthesis', () => {
  it('gives the same templates for the same sources', () => {
    expect(texts(synthesizeAgain()).map(withoutSources)).toEqual(texts(pool).map(withoutSources));
  });
});
