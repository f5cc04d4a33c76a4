declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  interface Options {
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly {
      readonly name: string;
      readonly configs?: readonly string[];
    }[];
  }

  type Metadata = Readonly<Record<string, unknown>>;
  /** Objects as files. */
  export interface S3Store {
    getResourcePath(bucket: string, key: string, resource: string): string;
    getMetadata(bucket: string, key: string): Promise<Metadata & { readonly etag: string }>;
    putMetadata(bucket: string, key: string, metadata: Metadata, md5: string): Promise<void>;
    putObject(object: {
      readonly bucket: string;
      readonly key: string;
      readonly content: unknown;
      readonly metadata: Metadata;
    }): Promise<{ readonly size: number; readonly md5: string }>;
    /** Answers size and digest; of a buffer, before its bytes are on the disk. */
    putContent(path: string, content: unknown): Promise<[number, string]>;
    copyObject(
      fromBucket: string,
      fromKey: string,
      bucket: string,
      key: string,
      replacement?: Metadata,
    ): Promise<Metadata>;
    deleteObject(bucket: string, key: string): Promise<void>;
  }

  /** A request on its way through the store. */
  export interface S3Context {
    /** Its stream is what the store reads as the body. */
    req: Readable;
    readonly res: ServerResponse;
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | string[] | undefined>>;
    readonly headers: IncomingMessage['headers'];
    readonly store: S3Store;
    status: number;
    type: string;
    body: unknown;
    /** False when the answer has been sent already. */
    respond: boolean;
  }
  export type S3Middleware = (context: S3Context, next: () => Promise<void>) => Promise<void>;

  /** Only what the local cloud uses. */
  export default class S3rver {
    constructor(options: Options);
    /** The steps of a request; the last of them are the store's own routes. */
    readonly middleware: S3Middleware[];
    readonly store: S3Store;
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }
}
