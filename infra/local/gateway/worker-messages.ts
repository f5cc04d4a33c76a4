import type { PartAddresses } from './health.ts';

/** What the gateway's thread is told; everything else it reads from the functions' environment. */
export interface GatewayOrder {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly parts: PartAddresses;
  readonly webRoot: string;
  /** The development server of the frontend, instead of the built files. */
  readonly webOrigin?: string | undefined;
  readonly trustProxy: boolean;
  readonly seed: boolean;
  /** Where the functions' log lines go; without it to the terminal. */
  readonly logFile?: string | undefined;
}

export type GatewayReport =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly message: string; readonly plain: boolean };
