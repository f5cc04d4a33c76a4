import type { GroupName } from '#shared/registry.ts';
import { type GroupNeeds, needsOf } from './groups.ts';

/** What rights are about. Phones have no name in IAM: the right to reach them is one to everything. */
export type Resource =
  | 'accessLogs'
  | 'avatars'
  | 'keys'
  | 'mail'
  | 'phones'
  | 'reports'
  | 'table'
  | 'topics'
  | 'userPool'
  | 'works';

/** A statement of a function's policy, before the resources have their names in a deployment. */
export interface Right {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resource: Resource;
  /** Parts of the resource, e.g. keys of a bucket; empty for the resource itself. */
  readonly below: readonly string[];
  /** Why a wildcard is needed. */
  readonly reason?: string;
}

const AVATAR_KEYS = '/schools/*/avatars/*';
const WORK_KEYS = '/schools/*/works/*';
const SENT_KEYS = '/incoming/schools/*';
const REPORT_KEYS = '/schools/*/reports/*';
/** A signed form or part is sent with the rights of the function that has signed it. */
const WORK_ACTIONS = [
  's3:PutObject',
  's3:GetObject',
  's3:DeleteObject',
  's3:AbortMultipartUpload',
  's3:ListMultipartUploadParts',
];
/** Archives are put together from parts, and what is left over goes. */
const EXPORT_ACTIONS = ['s3:PutObject', 's3:AbortMultipartUpload'];
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** A transaction needs the permissions of all its actions. */
const WRITES = ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

const allow = (
  resource: Resource,
  actions: readonly string[],
  below: readonly string[] = [],
  reason?: string,
): Right => ({ effect: 'Allow', actions, resource, below, ...(reason && { reason }) });

/**
 * S3 tells only those who may list a bucket that an object is missing, and refuses it to others as if they had no right
 * to read. No condition on prefixes: a request for one object names none, so that it would never hold.
 */
const readable = (resource: Resource): Right => allow(resource, ['s3:ListBucket']);

const ofTable = ({ signedIn, tableWrites }: GroupNeeds): Right[] =>
  signedIn
    ? [
        allow('table', [...READS, 'dynamodb:PutItem', ...(tableWrites ? WRITES : [])]),
        allow('table', ['dynamodb:Query'], ['/index/gsi1']),
      ]
    : [];

const ofAvatars = ({ avatars }: GroupNeeds): Right[] =>
  avatars
    ? [
        allow(
          'avatars',
          ['s3:PutObject', 's3:DeleteObject', ...(avatars === 'read' ? ['s3:GetObject'] : [])],
          [AVATAR_KEYS],
          'Avatars of all schools lie in one bucket, each under the key of its school and person.',
        ),
        ...(avatars === 'read' ? [readable('avatars')] : []),
      ]
    : [];

const WORKS_REASON =
  'Works of all schools lie in one bucket, each under the key of its school; uploads under that of theirs.';

function ofWorks({ works }: GroupNeeds): Right[] {
  if (!works) return [];
  if (works === 'remove') return [allow('works', ['s3:DeleteObject'], [WORK_KEYS], WORKS_REASON)];
  return [readable('works'), allow('works', WORK_ACTIONS, [WORK_KEYS, SENT_KEYS], WORKS_REASON)];
}

const ofUserPool = ({ cognito = [] }: GroupNeeds): Right[] =>
  cognito.length > 0
    ? [
        allow(
          'userPool',
          cognito.map((action) => `cognito-idp:${action}`),
        ),
      ]
    : [];

const ofKeys = ({ secret }: GroupNeeds): Right[] =>
  secret ? [allow('keys', ['secretsmanager:GetSecretValue'])] : [];

const ofPhones = ({ sms }: GroupNeeds): Right[] =>
  sms
    ? [
        allow(
          'phones',
          ['sns:Publish'],
          [],
          'Phones have no resource name; a second statement denies every topic, so that only phones are left.',
        ),
        { effect: 'Deny', actions: ['sns:Publish'], resource: 'topics', below: [] },
      ]
    : [];

/** As the deployment's own sender only; without one nothing is allowed. */
const ofMail = ({ mail }: GroupNeeds): Right[] => (mail ? [allow('mail', ['ses:SendEmail'])] : []);

const DRAWN_REASON =
  'Reports of all schools lie in one bucket, and so do the pictures that they show, each under the key of its school.';

/** Reads what a report shows, and keeps what is drawn of it. */
const ofDrawing = ({ drawing }: GroupNeeds): Right[] =>
  drawing
    ? [
        ...(['avatars', 'works', 'reports'] as const).map(readable),
        allow('avatars', ['s3:GetObject'], [AVATAR_KEYS], DRAWN_REASON),
        allow('works', ['s3:GetObject'], [WORK_KEYS], DRAWN_REASON),
        allow('reports', ['s3:GetObject', 's3:PutObject'], [REPORT_KEYS], DRAWN_REASON),
      ]
    : [];

const ALL_OBJECTS =
  'Objects of all schools lie in one bucket, each under the key of its school: an export reads those of its school, the job removes those of schools that have left.';

function ofExports({ exports }: GroupNeeds): Right[] {
  if (!exports) return [];
  return [
    readable('avatars'),
    allow('avatars', ['s3:GetObject'], ['/schools/*'], ALL_OBJECTS),
    readable('reports'),
    allow('reports', ['s3:GetObject'], ['/schools/*'], ALL_OBJECTS),
    readable('works'),
    allow('works', ['s3:GetObject'], ['/schools/*'], ALL_OBJECTS),
    allow(
      'works',
      ['s3:GetObject', 's3:DeleteObject', ...EXPORT_ACTIONS],
      ['/exports/schools/*'],
      ALL_OBJECTS,
    ),
  ];
}

const WORK_PLACES = ['/schools/*', '/incoming/schools/*', '/exports/schools/*'];

/** The job that erases schools: the only function that may read the table without a key. */
const OF_RETENTION: readonly Right[] = [
  allow('table', [...READS, 'dynamodb:Scan', 'dynamodb:PutItem', ...WRITES]),
  allow('table', ['dynamodb:Query'], ['/index/gsi1']),
  readable('avatars'),
  allow('avatars', ['s3:GetObject', 's3:DeleteObject'], ['/schools/*'], ALL_OBJECTS),
  readable('reports'),
  allow('reports', ['s3:GetObject', 's3:DeleteObject'], ['/schools/*'], ALL_OBJECTS),
  readable('works'),
  allow('works', ['s3:GetObject', 's3:DeleteObject'], WORK_PLACES, ALL_OBJECTS),
  allow('works', EXPORT_ACTIONS, ['/exports/schools/*'], ALL_OBJECTS),
  allow('userPool', ['cognito-idp:AdminDeleteUser']),
  ...ofPhones({ sms: true }),
  ...ofMail({ mail: true }),
];

/** Adds up what the edge has sent. It reads no file of a school. */
const OF_METERING: readonly Right[] = [
  allow('table', [...READS, 'dynamodb:PutItem', ...WRITES]),
  readable('accessLogs'),
  allow(
    'accessLogs',
    ['s3:GetObject'],
    ['/cloudfront/*'],
    'Files of the access log have names that CloudFront gives them.',
  ),
];

/** A function of the server: that of a group, or a job that nobody calls. */
export type FunctionName = GroupName | 'retention' | 'metering';

/** What a function may do, as its policy says: nothing else. */
export function rightsOf(group: FunctionName): readonly Right[] {
  if (group === 'retention') return OF_RETENTION;
  if (group === 'metering') return OF_METERING;
  const needs = needsOf(group);
  return [
    ofTable,
    ofAvatars,
    ofWorks,
    ofDrawing,
    ofExports,
    ofUserPool,
    ofKeys,
    ofPhones,
    ofMail,
  ].flatMap((rights) => rights(needs));
}
