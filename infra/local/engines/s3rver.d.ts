declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly {
      readonly name: string;
      readonly configs?: readonly string[];
    }[];
  }
  /** Only what the local cloud uses. */
  export default class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  interface Account {
    createKeyPair(accessKeyId: string, secretAccessKey: string): void;
    revokeAccessKey(accessKeyId: string): void;
  }
  const account: { readonly DUMMY_ACCOUNT: Account };
  export default account;
}
