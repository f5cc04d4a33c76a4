import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { type LocalCloud, startLocalCloud } from '#infra/local/start-local-cloud.ts';
import type { RawRequest } from './raw-request.ts';

export const SECRET = {
  Bucket: 'works',
  Key: 'schools/sch-2/works/secret.txt',
  Body: 'another school',
};
export const OWN = { Bucket: 'works', Key: 'schools/sch-1/works/own.txt', Body: 'hello' };

/** A running system with a file of each of two schools. */
export interface Target {
  readonly cloud: LocalCloud;
  /** The two ways to the store: its own port, and the gateway. */
  readonly doors: readonly string[];
  readonly client: (endpoint: string, more?: S3ClientConfig) => S3Client;
  /** Throws unless the store holds what it held. */
  readonly unchanged: () => Promise<boolean>;
}

interface RequestOfSdk {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
}

const objectsOf = async (s3: S3Client): Promise<string> => {
  const listed = ['works', 'avatars', 'reports'].map((Bucket) =>
    s3.send(new ListObjectsV2Command({ Bucket })),
  );
  const all = (await Promise.all(listed)).flatMap(({ Contents = [] }) => Contents);
  return JSON.stringify(all.map(({ Key, ETag }) => [Key, ETag]));
};

/** `webRoot` holds the pages; where they do not matter, any folder is good. */
export async function openTarget(webRoot: string = import.meta.dirname): Promise<Target> {
  const cloud = await startLocalCloud({ say: () => undefined, webRoot });
  const { env, engines } = cloud;
  const credentials = {
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
  };
  const client = (endpoint: string, more: S3ClientConfig = {}) =>
    new S3Client({
      endpoint,
      region: env['AWS_REGION'] ?? '',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: 1,
      credentials,
      ...more,
    });
  const own = engines.endpoints.s3 ?? '';
  const s3 = client(own);
  for (const object of [SECRET, OWN]) await s3.send(new PutObjectCommand(object));
  const before = await objectsOf(s3);
  return {
    cloud,
    doors: [own, `${env['AWS_ENDPOINT_URL_S3']}`],
    client,
    unchanged: async () => (await objectsOf(s3)) === before,
  };
}

/** What a client of the functions would send, signed in its header. */
export async function signedInHeader(s3: S3Client, put: boolean): Promise<RawRequest> {
  const { Bucket, Key, Body } = OWN;
  const command = put ? new PutObjectCommand(OWN) : new GetObjectCommand({ Bucket, Key });
  let seen: RawRequest | undefined;
  const look = (request: RequestOfSdk): never => {
    const { method, path, query, headers } = request;
    const search = new URLSearchParams(query).toString();
    const body = put ? { body: Body } : {};
    const address = {
      origin: `http://${headers['host']}`,
      path: search ? `${path}?${search}` : path,
    };
    seen = { method, ...address, headers, ...body };
    throw new Error('only looked at');
  };
  const stack = command.middlewareStack as GetObjectCommand['middlewareStack'];
  stack.add(
    () =>
      async ({ request }) =>
        look(request as RequestOfSdk),
    {
      step: 'deserialize',
      priority: 'low',
    },
  );
  await s3.send(command as GetObjectCommand).catch(() => undefined);
  if (!seen) throw new Error('nothing was signed');
  return seen;
}
