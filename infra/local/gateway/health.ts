import { HEALTH_PATH } from '../engines/listen.ts';
import { USER_POOL_ID } from '../names.ts';

export type PartState = 'ok' | 'down' | 'starting';
export type Check = () => Promise<unknown> | unknown;

const CHECK_MS = 2_000;

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(CHECK_MS) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

export interface PartAddresses {
  readonly dynamodb: string;
  readonly s3: string;
  readonly cognito: string;
  readonly sns: string;
}

/** One check for each part of the system. */
export const partChecks = ({
  dynamodb,
  s3,
  cognito,
  sns,
}: PartAddresses): Record<string, Check> => ({
  dynamodb: () => ask(`${dynamodb}${HEALTH_PATH}`),
  s3: () => ask(`${s3}${HEALTH_PATH}`),
  cognito: () => ask(`${cognito}/${USER_POOL_ID}/.well-known/jwks.json`),
  sns: () => ask(`${sns}${HEALTH_PATH}`),
});

/** What `GET /healthz` answers: 200 when every part does, else 503 and which do not. */
export async function checkHealth(checks: Readonly<Record<string, Check>>) {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, PartState]> => {
      try {
        const state = await check();
        return [name, state === 'starting' ? 'starting' : 'ok'];
      } catch {
        return [name, 'down'];
      }
    }),
  );
  const isUp = states.every(([, state]) => state === 'ok');
  return {
    status: isUp ? 200 : 503,
    body: { status: isUp ? 'ok' : 'unavailable', parts: Object.fromEntries(states) },
  };
}
