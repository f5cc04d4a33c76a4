import { resolve } from 'node:path';
import { Problem } from '../problem.ts';
import type { Disturbing } from './engines/disturb.ts';
import { ROOT } from './paths.ts';

/** The variable that sets each port; named when the port is taken. */
export const PORT_VARIABLES = {
  gateway: 'PORT',
  dynamodb: 'DYNAMODB_PORT',
  s3: 'S3_PORT',
  cognito: 'COGNITO_PORT',
  sns: 'SNS_PORT',
  web: 'WEB_DEV_PORT',
} as const;
export type PortName = keyof typeof PORT_VARIABLES;
export type Ports = Readonly<Record<PortName, number>>;

export interface Settings {
  readonly dir: string;
  /** The address that the gateway listens on; loopback unless HOST opens it. */
  readonly host: string;
  /** The address for browsers. */
  readonly publicUrl: string;
  readonly ports: Ports;
  /** A built application to serve; without it the application is built when its sources have changed. */
  readonly webDir: string | undefined;
  readonly trustProxy: boolean;
  /** Handlers' log lines go to the terminal instead of the log file. */
  readonly logToTerminal: boolean;
  /** The table is disturbed as it may be in the cloud; the same way for the same seed and order of requests. */
  readonly disturbing: Disturbing | undefined;
}

/** Of so many requests to the table one is disturbed: some in each screen. */
const DISTURBED_EVERY = 20;

function readPort(env: NodeJS.ProcessEnv, name: PortName, fallback: number): number {
  const variable = PORT_VARIABLES[name];
  const text = env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${variable} must be a port number between 1 and 65535, not "${text}".`);
}

/** Reads the settings of this machine. The ports of the parts follow PORT unless they are set. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const gateway = readPort(env, 'gateway', 4000);
  const ports = {
    gateway,
    dynamodb: readPort(env, 'dynamodb', gateway + 1),
    s3: readPort(env, 's3', gateway + 2),
    cognito: readPort(env, 'cognito', gateway + 3),
    web: readPort(env, 'web', gateway + 4),
    sns: readPort(env, 'sns', gateway + 5),
  };
  return {
    dir: resolve(ROOT, env['LOCAL_DIR'] || '.local'),
    host: env['HOST'] || '127.0.0.1',
    publicUrl: (env['PUBLIC_URL'] || `http://localhost:${gateway}`).replace(/\/+$/, ''),
    ports,
    webDir: env['WEB_DIR'] ? resolve(env['WEB_DIR']) : undefined,
    trustProxy: env['TRUST_PROXY'] === '1',
    logToTerminal: env['LOG'] === 'stdout',
    disturbing: env['DISTURB'] ? { seed: env['DISTURB'], every: DISTURBED_EVERY } : undefined,
  };
}
