import { createPrivateKey, createPublicKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeKeys, publicKeyOf } from '#infra/deployment-keys/complete-keys.ts';
import { FUNCTION_KEYS } from '#infra/make-secrets.ts';

describe('the keys of a deployment', () => {
  const { keys, changed } = completeKeys({});

  it('are all made for an empty secret', () => {
    expect(changed).toBe(true);
    expect(Object.keys(keys).sort()).toEqual(Object.keys(FUNCTION_KEYS).sort());
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(FUNCTION_KEYS).length);
  });

  it('never change once they are there', () => {
    expect(completeKeys(keys)).toEqual({ keys, changed: false });
  });

  it('are completed when a field is new', () => {
    const { cursorKey, ...older } = keys;
    const completed = completeKeys(older);
    expect(completed.changed).toBe(true);
    expect(completed.keys).toEqual({ ...older, cursorKey: expect.any(String) });
    expect(completed.keys.cursorKey).not.toBe(cursorKey);
  });

  it('sign media with RSA of 2048 bits, and CloudFront gets the public half', () => {
    const pem = publicKeyOf(keys.mediaPrivateKey);
    expect(pem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
    expect(createPublicKey(pem).asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect(createPrivateKey(keys.mediaPrivateKey).asymmetricKeyType).toBe('rsa');
  });
});

/** Fakes of Secrets Manager and CloudFormation's response URL, as far as the handler uses them. */
const cloud = {
  value: undefined as string | undefined,
  failing: false,
  puts: 0,
  reply: {} as Record<string, unknown>,
};

function secretsManager(target: string, body: { SecretString?: string }): [number, object] {
  if (cloud.failing) return [400, { __type: 'AccessDeniedException', message: 'no' }];
  if (target.endsWith('GetSecretValue')) {
    return cloud.value === undefined
      ? [400, { __type: 'ResourceNotFoundException', message: 'no value' }]
      : [200, { SecretString: cloud.value }];
  }
  cloud.value = body.SecretString;
  cloud.puts += 1;
  return [200, {}];
}

async function makeServer(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    if (request.method === 'PUT') {
      cloud.reply = body;
      response.end();
      return;
    }
    const [status, answer] = secretsManager(String(request.headers['x-amz-target']), body);
    response
      .writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('the custom resource', () => {
  let server: Server;
  let address: string;
  let handler: (event: CloudFormationCustomResourceEvent) => Promise<void>;

  beforeAll(async () => {
    server = await makeServer();
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', address);
    vi.stubEnv('AWS_REGION', 'ap-southeast-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
    ({ handler } = await import('#infra/deployment-keys/handler.ts'));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.close();
  });
  beforeEach(() => Object.assign(cloud, { value: undefined, failing: false, puts: 0, reply: {} }));

  const send = (RequestType: string) =>
    handler({
      RequestType,
      ResponseURL: `${address}/answer`,
      StackId: 'stack',
      RequestId: 'request',
      LogicalResourceId: 'Keys',
      ResourceProperties: { SecretArn: 'arn:secret' },
    } as unknown as CloudFormationCustomResourceEvent);

  it('fills the new secret and answers the public key only', async () => {
    await send('Create');
    const stored = JSON.parse(cloud.value ?? '{}');
    expect(cloud.reply).toMatchObject({
      Status: 'SUCCESS',
      Data: { PublicKey: publicKeyOf(stored.mediaPrivateKey) },
    });
    expect(JSON.stringify(cloud.reply)).not.toContain('PRIVATE');
  });

  it('answers the same key at every update and writes nothing', async () => {
    await send('Create');
    const first = cloud.reply.Data;
    await send('Update');
    expect(cloud.reply.Data).toEqual(first);
    expect(cloud.puts).toBe(1);
  });

  it('makes no new keys when it merely cannot read the old ones', async () => {
    cloud.failing = true;
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    await send('Update');
    expect(cloud.reply.Status).toBe('FAILED');
    expect(cloud.puts).toBe(0);
  });

  it('leaves the secret alone when the stack goes', async () => {
    await send('Delete');
    expect(cloud.reply.Status).toBe('SUCCESS');
    expect(cloud.puts).toBe(0);
  });
});
