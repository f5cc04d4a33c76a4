import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '#infra/security-headers.ts';
import { MEDIA_KEY_ID, REGION, USER_POOL_CLIENT_ID, USER_POOL_ID } from '../names.ts';
import { ROOT } from '../paths.ts';
import { judgeRights } from '../rights/judge.ts';
import { openAccessLog } from './access-log.ts';
import { type PartState, partChecks } from './health.ts';
import { createMedia } from './media.ts';
import { createOutbox } from './outbox-page.ts';
import { createProgrammingPlatform } from './programming-platform.ts';
import { loadHandlers } from './routes.ts';
import { type Gateway, startGateway } from './server.ts';
import { mediaPublicKey } from './signed-media.ts';
import { createWeb } from './web.ts';
import type { GatewayOrder } from './worker-messages.ts';

/** Looked for at each request: the folder may be filled later. */
const FULL_LIBRARY = join(ROOT, 'scratch-assets');

/** The deployed stack writes the same file beside the application. */
const BROWSER_CONFIG = {
  region: REGION,
  userPoolId: USER_POOL_ID,
  userPoolClientId: USER_POOL_CLIENT_ID,
  cognitoEndpoint: '/cognito/',
  get scratchLibrary() {
    return existsSync(FULL_LIBRARY);
  },
};

async function seedDemo(): Promise<void> {
  const module = await import('../seed/seed-demo.ts');
  await module.seedDemo();
}

/** Hosts other than the page's: uploads go to the address that the functions sign for, media come from the public one. */
const foreignHosts = (publicUrl: string) => ({
  connect: [new URL(process.env['UPLOADS_ENDPOINT'] ?? publicUrl).origin],
  media: [new URL(publicUrl).origin],
});

/** Opens the gateway with the real handlers, in a process whose environment is the functions'. */
export async function openGateway(
  order: GatewayOrder,
  onFault: (error: unknown) => void,
): Promise<Gateway> {
  judgeRights();
  const { mediaPrivateKey, programmingKey } = JSON.parse(process.env['SECRETS'] ?? '{}');
  const headers = order.webOrigin ? {} : securityHeaders(foreignHosts(order.publicUrl));
  const accessLog = openAccessLog({ delivers: order.clock, onFault });
  let seeding: PartState = order.seed ? 'starting' : 'ok';
  const gateway = await startGateway({
    ...order,
    handlers: await loadHandlers(),
    headers,
    config: BROWSER_CONFIG,
    checks: { ...partChecks(order.parts), data: () => seeding },
    web: createWeb(order.webRoot, headers, order.publicUrl),
    media: createMedia({
      baseUrl: `${order.publicUrl}/media`,
      key: { id: MEDIA_KEY_ID, publicKey: mediaPublicKey(mediaPrivateKey) },
      s3Endpoint: order.parts.s3,
      served: ({ query, ...line }) => {
        console.log(JSON.stringify(line));
        accessLog.add({ ...line, query });
      },
    }),
    programmingPlatform: createProgrammingPlatform(programmingKey, headers),
    outbox: createOutbox(order.parts.sns, headers),
    cognitoOrigin: order.parts.cognito,
    s3Origin: order.parts.s3,
    onFault,
  });
  try {
    if (order.seed) await seedDemo();
    seeding = 'ok';
  } catch (error) {
    await gateway.close();
    throw error;
  }
  const close = async (): Promise<void> => {
    await accessLog.close();
    await gateway.close();
  };
  return { ...gateway, close };
}
