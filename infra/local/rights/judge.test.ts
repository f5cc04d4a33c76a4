import { DynamoDBClient, GetItemCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClient } from '#functions/platform/aws-client.ts';
import { type Right, rightsOf } from '#infra/rights.ts';
import type { GroupName } from '#shared/registry.ts';
import { BUCKETS, REGION, TABLE_NAME } from '../names.ts';
import { judgeRights, mayDo, policyOf, withRightsOf } from './judge.ts';
import { neededRights } from './needed-rights.ts';

const objects = 'arn:aws:s3:::works';
const allows = (group: GroupName, action: string, resource: string) =>
  mayDo(policyOf(rightsOf(group)), { action, resource });

describe('a policy', () => {
  it('allows what it names, below the resource that it names', () => {
    expect(allows('works', 's3:GetObject', `${objects}/schools/a/works/b/c.sb3`)).toBe(true);
    expect(allows('works', 's3:GetObject', `${objects}/schools/a/avatars/b.png`)).toBe(false);
    expect(allows('works', 's3:GetObject', `${objects}/other/schools/a/works/b`)).toBe(false);
    expect(allows('works', 's3:GetObject', 'arn:aws:s3:::worksXschools/a/works/b')).toBe(false);
    expect(allows('works', 's3:ListBucket', objects)).toBe(true);
    expect(allows('tasks', 's3:ListBucket', objects)).toBe(false);
    expect(allows('editions', 's3:GetObject', `${objects}/schools/a/works/b/c.sb3`)).toBe(false);
  });

  it('lets what is denied win over what is allowed', () => {
    expect(allows('messages', 'sns:Publish', '*')).toBe(true);
    expect(allows('messages', 'sns:Publish', 'arn:aws:sns:us-east-1:1:topic')).toBe(false);
  });

  it('lets a statement about one index say nothing of the table', () => {
    const resource = 'table';
    const right: Right = { effect: 'Allow', actions: ['a'], resource, below: ['/index/gsi1'] };
    const table = `arn:aws:dynamodb:${REGION}:000000000000:table/${TABLE_NAME}`;
    expect(mayDo(policyOf([right]), { action: 'a', resource: `${table}/index/gsi1` })).toBe(true);
    expect(mayDo(policyOf([right]), { action: 'a', resource: table })).toBe(false);
  });

  it('allows the table that functions use, and no other', () => {
    const policy = policyOf(rightsOf('works'), 'own');
    const may = (name: string) => {
      const resource = `arn:aws:dynamodb:${REGION}:000000000000:table/${name}`;
      return mayDo(policy, { action: 'dynamodb:GetItem', resource });
    };
    expect([may('own'), may(TABLE_NAME), may('owner')]).toEqual([true, false, false]);
  });
});

describe('a command', () => {
  const table = `arn:aws:dynamodb:${REGION}:000000000000:table/t`;
  const TableName = 't';

  it('needs the right to the index that it reads', () => {
    expect(neededRights('QueryCommand', { TableName, IndexName: 'gsi1' })).toEqual([
      { action: 'dynamodb:Query', resource: `${table}/index/gsi1` },
    ]);
  });

  it('needs the rights of all that it does in a transaction', () => {
    const TransactItems = [{ Put: { TableName } }, { ConditionCheck: { TableName } }];
    expect(neededRights('TransactWriteItemsCommand', { TransactItems })).toEqual([
      { action: 'dynamodb:PutItem', resource: table },
      { action: 'dynamodb:ConditionCheckItem', resource: table },
    ]);
  });

  it('needs rights to the source and to the target of a copy', () => {
    const copy = { Bucket: 'b', Key: 'new', CopySource: 'a/old%20one' };
    expect(neededRights('CopyObjectCommand', copy)).toEqual([
      { action: 's3:GetObject', resource: 'arn:aws:s3:::a/old one' },
      { action: 's3:PutObject', resource: 'arn:aws:s3:::b/new' },
    ]);
  });

  it('is refused when nobody has written down what it needs', () => {
    expect(() => neededRights('ListTablesCommand', {})).toThrow('ListTablesCommand');
    const versioned = { Bucket: 'b', Key: 'k', VersionId: '1' };
    expect(() => neededRights('GetObjectCommand', versioned)).toThrow('VersionId');
  });
});

describe('a function', () => {
  let sent = 0;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const requestHandler = {
    handle: () => {
      sent += 1;
      return Promise.reject(Object.assign(new Error('none'), { name: 'NoSuchKey' }));
    },
  };
  const settings = { region: REGION, credentials, requestHandler, maxAttempts: 1 };
  const table = makeClient(DynamoDBClient, settings);
  const store = makeClient(S3Client, settings);
  const read = new GetItemCommand({ TableName: TABLE_NAME, Key: { pk: { S: 'a' } } });
  const object = { Bucket: BUCKETS.works, Key: 'schools/a/works/b' };
  const denied: Error[] = [];
  const as = (group: GroupName, run: () => Promise<unknown>) =>
    withRightsOf(group, (refusal) => denied.push(refusal), run);
  let end: () => void;
  beforeAll(() => {
    end = judgeRights();
  });
  afterAll(() => end());

  it('cannot send what its policy does not allow, and that is told', async () => {
    const before = sent;
    const name = 'AccessDeniedException';
    await expect(as('editions', () => table.send(read))).rejects.toMatchObject({ name });
    expect(sent).toBe(before);
    expect(denied.map(({ message }) => message)).toEqual([
      expect.stringContaining('editions may not do dynamodb:GetItem'),
    ]);
  });

  it('sends what its policy allows', async () => {
    const before = sent;
    await expect(as('works', () => table.send(read))).rejects.toThrow('none');
    expect(sent).toBe(before + 1);
  });

  it('cannot send a command that nobody knows', async () => {
    const send = () => table.send(new ListTablesCommand());
    await expect(as('works', send)).rejects.toThrow('ListTablesCommand');
  });

  it('is told that an object is missing, unless it may not list the bucket', async () => {
    const get = () => as('works', () => store.send(new GetObjectCommand(object)));
    await expect(get()).rejects.toMatchObject({ name: 'NoSuchKey' });
    judgeRights(TABLE_NAME, (group) =>
      rightsOf(group).filter(({ actions }) => !actions.includes('s3:ListBucket')),
    );
    await expect(get()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });
});
