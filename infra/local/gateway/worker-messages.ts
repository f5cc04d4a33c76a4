import type { PartAddresses } from './health.ts';

/** Options of the gateway's thread; the rest comes from the functions' environment. */
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
  /** File of the functions' log lines; without it they go to the terminal. */
  readonly logFile?: string | undefined;
}

export type GatewayReport =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly message: string; readonly plain: boolean };
