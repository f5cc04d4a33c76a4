import { join } from 'node:path';
import { buildOnce } from '../build-once.ts';
import { GATEWAY_ROOT } from '../paths.ts';

/** Bundles the gateway and the functions when that is missing or older than the sources. */
export const buildGateway = (say: (text: string) => void): Promise<boolean> =>
  buildOnce(
    {
      target: GATEWAY_ROOT,
      made: 'worker.mjs',
      sources: ['functions', 'infra', 'shared', 'package.json', 'package-lock.json'],
      builder: join(import.meta.dirname, 'build-process.ts'),
      name: 'functions',
    },
    say,
  );
