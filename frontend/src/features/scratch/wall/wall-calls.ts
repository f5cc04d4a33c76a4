import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';
import { wall } from '#shared/contracts/wall.ts';
import { Refused, type WallCalls } from './wall-link.ts';

/** Nobody waits for these calls, and nobody is told when one takes too long. */
const PATIENCE_MS = 10_000;

const signal = () => AbortSignal.timeout(PATIENCE_MS);

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'server' && error.code !== CODE.error;

export const wallCalls: WallCalls = {
  sign: (payload) => send(wall.endpoints.sign, payload, { signal: signal() }),
  help: async (payload) => {
    try {
      return await send(wall.endpoints.help, payload, { signal: signal() });
    } catch (error) {
      throw isRefused(error) ? new Refused() : error;
    }
  },
};
