import { expect, test } from 'vitest';
import { buildGateway } from './gateway/build-gateway.ts';
import { freePort } from './ports.ts';
import { runGateway } from './start-gateway.ts';

const BUILD_MS = 120_000;

test(
  'a fault of the bundle names the line of the source',
  async () => {
    await buildGateway(() => undefined);
    const origin = 'http://127.0.0.1:1';
    const settings = {
      port: await freePort(),
      host: '127.0.0.1',
      publicUrl: origin,
      parts: { dynamodb: origin, s3: origin, cognito: origin, sns: origin },
      webRoot: import.meta.dirname,
      trustProxy: false,
      seed: false,
      bundled: true,
      logFile: undefined,
    };
    const broken = runGateway(settings, { SECRETS: '{' }, () => undefined);
    await expect(broken).rejects.toThrow(
      /openGateway .*infra\/local\/gateway\/open-gateway\.ts:\d+/,
    );
  },
  BUILD_MS,
);
