import { describe, expect, it } from 'vitest';
import { GROUPS, type GroupName } from '#shared/registry.ts';
import { RESTORED, synthesize } from '#tests/infra/synthesize.ts';

interface Statement {
  readonly actions: string[];
  readonly resources: string[];
}

const { names, template } = synthesize();
const suffixes = names.map((name) => name.slice(name.lastIndexOf('-') + 1));

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const short = (resource: unknown) =>
  typeof resource === 'string' ? resource : JSON.stringify(resource);

function statementsOf(stack: string): [policy: string, Statement[]][] {
  return Object.entries(template(stack).findResources('AWS::IAM::Policy')).map(
    ([id, { Properties }]) => [
      id,
      Properties.PolicyDocument.Statement.map((statement: Record<string, unknown>) => ({
        actions: list(statement.Action).map(String),
        resources: list(statement.Resource).map(short),
      })),
    ],
  );
}

const policies = suffixes.flatMap((stack) =>
  statementsOf(stack).map(([id, statements]) => [`${stack}/${id}`, statements] as const),
);
const everything = policies.flatMap(([path, statements]) =>
  statements.map((statement) => ({ path, ...statement })),
);

function actionsOf(group: GroupName): string[] {
  const [, statements = []] =
    statementsOf('Api').find(([id]) => id.startsWith(`${group}LambdaRole`)) ?? [];
  const actions = statements.flatMap((statement) => statement.actions);
  return [...new Set(actions)].filter((action) => !action.startsWith('logs:')).sort();
}

const SIGNED_IN = [
  'dynamodb:BatchGetItem',
  'dynamodb:GetItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
];
const WRITES = ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'];

const WORKS = [
  's3:AbortMultipartUpload',
  's3:DeleteObject',
  's3:GetObject',
  's3:ListBucket',
  's3:ListMultipartUploadParts',
  's3:PutObject',
];
const DRAWN = ['s3:GetObject', 's3:ListBucket', 's3:PutObject'];

const PICTURES = ['s3:DeleteObject', 's3:PutObject'];

/** The permissions of an ordinary group: a new one needs no line here. */
const ORDINARY = [...SIGNED_IN, ...WRITES, 'secretsmanager:GetSecretValue'];
/** Groups that know no school. */
const APART: readonly GroupName[] = ['editions'];
/** All other permissions, written a second time: an unintended one fails the test. */
const BEYOND: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
  portal: [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminInitiateAuth',
    'cognito-idp:AdminRespondToAuthChallenge',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUpdateUserAttributes',
    'cognito-idp:AdminUserGlobalSignOut',
    ...PICTURES,
  ],
  schools: PICTURES,
  pages: PICTURES,
  teachers: [
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUserGlobalSignOut',
  ],
  students: [
    'cognito-idp:AdminDeleteUser',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUserGlobalSignOut',
  ],
  teaching: PICTURES,
  messages: ['sns:Publish'],
  registrations: [
    'cognito-idp:AdminCreateUser',
    'cognito-idp:AdminGetUser',
    'cognito-idp:AdminInitiateAuth',
    'cognito-idp:AdminSetUserPassword',
    'cognito-idp:AdminUpdateUserAttributes',
  ],
  exports: [
    's3:AbortMultipartUpload',
    's3:DeleteObject',
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
  ],
  sharing: DRAWN,
  forms: WORKS,
  certificates: DRAWN,
  uploads: WORKS,
  works: WORKS,
  tasks: ['s3:DeleteObject'],
  documents: ['s3:DeleteObject'],
  equipment: ['s3:DeleteObject'],
};

const ALL = GROUPS.map(({ name }) => name);
const permissionsOf = (group: GroupName): string[] =>
  APART.includes(group) ? [] : [...ORDINARY, ...(BEYOND[group] ?? [])].sort();

/** The deployment function of the construct library, which copies files of any name. */
const COPIES = /^Web\/DeploymentRole/;
const RETENTION = /^Jobs\/RetentionRole/;
/** Wildcards below one resource, each with its reason. */
const WILDCARDS: readonly { policy: RegExp; resource: RegExp; reason: string }[] = [
  {
    policy: /^Api\/(certificates|pages|portal|schools|sharing|teaching|uploads)LambdaRole/,
    resource: /FnGetAttAvatars[^"]+"\}\},?"?,?"\/schools\/\*\/avatars\/\*/,
    reason: 'the pictures of all schools, each below the key of its school and person',
  },
  {
    policy: /^Api\/(certificates|documents|equipment|forms|sharing|tasks|uploads|works)LambdaRole/,
    resource: /FnGetAttWorks[^"]+"\}\},?"?,?"\/(schools\/\*\/works|incoming\/schools)\/\*/,
    reason: 'the works of all schools, and what they send, each below the key of its school',
  },
  {
    policy: /^Api\/(certificates|sharing)LambdaRole/,
    resource: /FnGetAttReports[^"]+"\}\},?"?,?"\/schools\/\*\/reports\/\*/,
    reason: 'what is drawn of the reports of all schools, each below the key of its school',
  },
  {
    policy: /^(Jobs\/Retention|Api\/exportsLambda)Role/,
    resource:
      /FnGetAtt(Avatars|Reports|Works)[^"]+"\}\},?"?,?"\/(incoming\/|exports\/)?schools\/\*/,
    reason: 'the objects of all schools, each below the key of its school',
  },
  {
    policy: /^(Api\/messagesLambdaRole|Jobs\/RetentionRole)/,
    resource: /^\*$/,
    reason: 'phones have no resource name',
  },
  {
    policy: /^(Api\/messagesLambdaRole|Jobs\/RetentionRole)/,
    resource: /:sns:\*:\*:\*/,
    reason: 'denies every topic',
  },
  {
    policy: /^Jobs\/MeteringRole/,
    resource: /FnGetAttAccessLogs[^"]+"\}\},?"?,?"\/cloudfront\/\*/,
    reason: 'files of the access log have names that CloudFront gives them',
  },
  { policy: COPIES, resource: /\/\*/, reason: 'copies the files of the application' },
];

describe('permissions', () => {
  it.each(ALL)('of %s are what it needs', (group) => {
    expect(actionsOf(group)).toEqual(permissionsOf(group));
  });

  it('never scan the table, but for the job that erases schools', () => {
    const scanning = everything.filter(({ actions }) =>
      actions.some((action) => /dynamodb:(Scan|PartiQL|\*)/.test(action)),
    );
    expect(scanning.map(({ path }) => path)).toEqual([expect.stringMatching(RETENTION)]);
  });

  it('of the job that erases schools are what it needs', () => {
    const [, statements = []] =
      statementsOf('Jobs').find(([id]) => id.startsWith('Retention')) ?? [];
    const actions = statements.flatMap((statement) => statement.actions);
    expect([...new Set(actions)].filter((action) => !action.startsWith('logs:')).sort()).toEqual(
      [
        ...SIGNED_IN,
        ...WRITES,
        'dynamodb:Scan',
        'cognito-idp:AdminDeleteUser',
        's3:AbortMultipartUpload',
        's3:DeleteObject',
        's3:GetObject',
        's3:ListBucket',
        's3:PutObject',
        'sns:Publish',
      ].sort(),
    );
  });

  it('of what adds up the traffic are to read the access log, and to write figures', () => {
    const [, statements = []] =
      statementsOf('Jobs').find(([id]) => id.startsWith('Metering')) ?? [];
    const actions = statements.flatMap((statement) => statement.actions);
    expect([...new Set(actions)].filter((action) => !action.startsWith('logs:')).sort()).toEqual(
      [...SIGNED_IN, ...WRITES, 's3:GetObject', 's3:ListBucket'].sort(),
    );
  });

  it('name their actions, without wildcards', () => {
    const wild = everything.filter(
      ({ path, actions }) => !COPIES.test(path) && actions.some((action) => action.includes('*')),
    );
    expect(wild).toEqual([]);
  });

  it('name their resources; a wildcard needs a reason', () => {
    const wild = everything.flatMap(({ path, resources }) =>
      resources
        .filter((resource) => resource.includes('*'))
        .filter(
          (resource) =>
            !WILDCARDS.some(
              ({ policy, resource: known }) => policy.test(path) && known.test(resource),
            ),
        )
        .map((resource) => ({ path, resource })),
    );
    expect(wild).toEqual([]);
  });

  it('let messages go to phones and never to topics', () => {
    const policies = template('Api').findResources('AWS::IAM::Policy');
    const [, policy] =
      Object.entries(policies).find(([id]) => id.startsWith('messagesLambdaRole')) ?? [];
    const statements: Record<string, unknown>[] = policy?.Properties.PolicyDocument.Statement;
    const [allowed, denied, ...others] = statements.filter(
      ({ Action }) => Action === 'sns:Publish',
    );
    expect(allowed).toMatchObject({ Effect: 'Allow', Resource: '*' });
    expect(denied?.Effect).toBe('Deny');
    expect(JSON.stringify(denied?.Resource)).toContain(':sns:*:*:*');
    expect(others).toEqual([]);
  });

  it('use SES only where a sender is set, and as this sender', () => {
    expect(JSON.stringify(template('Api').toJSON())).not.toContain('ses:');
    const sending = synthesize(RESTORED);
    const policies = {
      ...sending.template('Api').findResources('AWS::IAM::Policy'),
      ...sending.template('Jobs').findResources('AWS::IAM::Policy'),
    };
    const allowed = Object.entries(policies).filter(([, policy]) =>
      JSON.stringify(policy).includes('"ses:'),
    );
    expect(allowed.map(([id]) => id.replace(/LambdaRole.*|Role.*/, '')).sort()).toEqual([
      'Retention',
      'messages',
    ]);
    for (const [, policy] of allowed) {
      const statements: Record<string, unknown>[] = policy.Properties.PolicyDocument.Statement;
      const [statement, ...others] = statements.filter(({ Action }) =>
        String(Action).startsWith('ses:'),
      );
      expect(others).toEqual([]);
      expect(statement).toMatchObject({ Effect: 'Allow', Action: 'ses:SendEmail' });
      expect(JSON.stringify(statement?.Resource)).toMatch(/:ses:.*:identity\/school\.example"/);
    }
  });

  it('come without policies that AWS manages', () => {
    for (const stack of suffixes) {
      for (const { Properties } of Object.values(template(stack).findResources('AWS::IAM::Role'))) {
        expect(Properties.ManagedPolicyArns ?? []).toEqual([]);
      }
    }
  });

  it('let the keys be completed and nothing else', () => {
    const [, statements = []] =
      statementsOf('Data').find(([id]) => id.startsWith('SigningKeys')) ?? [];
    expect(statements.filter(({ actions }) => !actions[0]?.startsWith('logs:'))).toEqual([
      {
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [expect.stringMatching(/^\{"Ref":"SigningKeysSecret/)],
      },
    ]);
  });

  it('let CloudFront call no function and API Gateway only ours', () => {
    for (const { Properties } of Object.values(
      template('Api').findResources('AWS::Lambda::Permission'),
    )) {
      expect(Properties.Principal).toBe('apigateway.amazonaws.com');
      expect(JSON.stringify(Properties.SourceArn)).toContain('FrontDoorApi');
    }
  });
});
