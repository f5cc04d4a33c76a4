import type { PartAddresses } from './health.ts';

/** Options of a thread of the gateway; the rest comes from the functions' environment. */
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
  /** Starts what runs without a request: one thread does. */
  readonly clock: boolean;
  /** Other threads listen on the same port. */
  readonly shared: boolean;
  /** The functions' log lines go to the thread that keeps the log file; otherwise to the terminal. */
  readonly logged: boolean;
}

export type GatewayReport =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'logged'; readonly line: string }
  | { readonly type: 'stopped' }
  | { readonly type: 'failed'; readonly message: string; readonly plain: boolean };
