import { join } from 'node:path';
import type { Disturbing } from './engines/disturb.ts';
import type { DynamoDbEngine } from './engines/dynamodb.ts';
import type { Environment } from './environment.ts';
import { S3_PREFIX } from './names.ts';
import { layout, WEB_ROOT } from './paths.ts';
import { freePort } from './ports.ts';
import type { Ports } from './settings.ts';
import { type Engines, startEngines } from './start-engines.ts';
import { runGateway } from './start-gateway.ts';

export interface LocalCloudOptions {
  /** Folder of the data. Without it: a temporary folder that `stop` removes, and DynamoDB in memory. */
  readonly dir?: string;
  /** What the temporary folder begins as a copy of. */
  readonly filled?: string | undefined;
  /** Without it free ones. */
  readonly ports?: Partial<Ports>;
  readonly host?: string;
  /** What browsers open, if it is not the gateway's own address on this machine. */
  readonly publicUrl?: string;
  readonly engine?: DynamoDbEngine;
  /** Runs the bundle of the gateway and the functions (`buildGateway`) instead of their sources. */
  readonly bundled?: boolean;
  /** Seeds the demo school. */
  readonly seed?: boolean;
  /** The built application; it is not built here. */
  readonly webRoot?: string;
  readonly webOrigin?: string | undefined;
  readonly trustProxy?: boolean;
  readonly logToTerminal?: boolean;
  readonly disturbing?: Disturbing | undefined;
  /** Additional or different variables of the functions. */
  readonly env?: Environment;
  readonly say?: (text: string) => void;
  readonly onEngines?: (engines: Engines) => Promise<void> | void;
}

export interface LocalCloud {
  readonly url: string;
  readonly engines: Engines;
  /** Environment of the functions; with it a test's own process uses the same parts. */
  readonly env: Environment;
  /** Reloads the functions; the engines keep running. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ANY = new Set(['0.0.0.0', '::', 'localhost']);

const environment = (engines: Engines, own: string, options: LocalCloudOptions): Environment => ({
  ...engines.env,
  // Uploads are signed for an address that the browser reaches too. An IP makes the SDK put the bucket into the path.
  AWS_ENDPOINT_URL_S3: `${own}${S3_PREFIX}`,
  ...options.env,
});

/** Starts the whole system on this machine: the engines, and the gateway with the functions. */
export async function startLocalCloud(options: LocalCloudOptions = {}): Promise<LocalCloud> {
  const { host = '127.0.0.1', say = console.log } = options;
  const port = options.ports?.gateway ?? (await freePort());
  const publicUrl = options.publicUrl ?? `http://localhost:${port}`;
  const engines = await startEngines({
    ...(options.dir && { dir: options.dir }),
    filled: options.filled,
    ...(options.engine && { engine: options.engine }),
    ports: options.ports ?? {},
    disturbing: options.disturbing,
    publicUrl,
    onDown: (part) => say(`${part} has stopped unexpectedly.`),
  });
  const env = environment(engines, `http://${ANY.has(host) ? '127.0.0.1' : host}:${port}`, options);
  const { dynamodb = '', s3 = '', cognito = '', sns = '' } = engines.endpoints;
  const run = (seed: boolean) =>
    runGateway(
      {
        port,
        host,
        publicUrl,
        parts: { dynamodb, s3, cognito, sns },
        webRoot: options.webRoot ?? WEB_ROOT,
        webOrigin: options.webOrigin,
        trustProxy: options.trustProxy ?? false,
        seed,
        bundled: options.bundled ?? false,
        logFile: options.logToTerminal ? undefined : join(layout(engines.dir).log, 'functions.log'),
      },
      env,
      say,
    );
  try {
    await options.onEngines?.(engines);
    let gateway = await run(options.seed ?? false);
    return {
      url: publicUrl,
      engines,
      env,
      reload: async () => {
        await gateway.stop();
        gateway = await run(false);
      },
      stop: async () => {
        await gateway.stop();
        await engines.stop();
      },
    };
  } catch (error) {
    await engines.stop();
    throw error;
  }
}
