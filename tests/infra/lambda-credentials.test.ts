import { afterEach, expect, it, vi } from 'vitest';
import { defaultProvider } from '#infra/lambda-credentials.ts';

afterEach(() => vi.unstubAllEnvs());

it('hands over what Lambda puts into the environment', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'key');
  vi.stubEnv('AWS_SESSION_TOKEN', 'session');
  expect(await defaultProvider()()).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 'key',
    sessionToken: 'session',
  });
});

it('says when there is nothing', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  await expect(defaultProvider()()).rejects.toThrow('no credentials');
});
