import { addressPeriod, isOperator, READER, readerGroupOf } from '#shared/uploads/media.ts';
import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';
import { BoundedMap } from './bounded-map.ts';
import { env } from './env.ts';
import { lazy } from './lazy.ts';
import { currentReader } from './reader.ts';
import { secrets } from './secrets.ts';

interface Signed {
  /** The address of one object, or a pattern with which CloudFront compares addresses. */
  readonly resource: string;
  readonly until: Date;
}

const signer = lazy(async () => {
  const { getSignedUrl } = await import('@aws-sdk/cloudfront-signer');
  const { mediaPrivateKey: privateKey } = await secrets();
  return ({ resource, until }: Signed): string => {
    const DateLessThan = { 'AWS:EpochTime': until.getTime() / 1000 };
    const statement = { Resource: resource, Condition: { DateLessThan } };
    const policy = JSON.stringify({ Statement: [statement] });
    const key = { keyPairId: env('MEDIA_KEY_ID'), privateKey };
    if (!resource.endsWith('*')) {
      const signed = getSignedUrl({ ...key, url: resource, dateLessThan: until.toISOString() });
      return new URL(signed).search;
    }
    const [url = ''] = resource.split('?');
    return new URL(getSignedUrl({ ...key, url, policy })).search;
  };
});

/** What signing has answered. A signature takes a third of a millisecond, and is the same for everybody. */
const signatures = new BoundedMap<string, string>(5000);

async function signatureOf(signed: Signed): Promise<string> {
  const name = `${signed.until.getTime()} ${signed.resource}`;
  const known = signatures.get(name);
  if (known) return known;
  const signature = (await signer())(signed);
  signatures.set(name, signature);
  return signature;
}

/** Avatars lie below the id of their person, which has a prefix of three letters. */
const AVATAR = /^(schools\/[^/]+\/avatars\/)[a-z]{3}-/;

const isPicture = (key: string): boolean => {
  const ending = endingOf(key);
  return ending !== undefined && fileTypeOf(ending).kind === 'picture';
};

/**
 * Who reads the file, for the figures of traffic (record 127): the access log has the query of each address. Pictures
 * name no person, so that all students have one address of a thumbnail, which is signed once. Empty where it is not
 * known.
 */
function readerOf(key: string): string {
  const reader = currentReader();
  if (!reader) return '';
  if ('page' in reader) return reader.page;
  const { schoolId, userId } = reader;
  // Of another school people see its public works only; operators what was sent to them, which is nobody's traffic.
  if (!key.startsWith(`schools/${schoolId}/`)) return isOperator(userId) ? '' : 'works';
  return isPicture(key) ? readerGroupOf(userId) : userId;
}

/**
 * The signed address at which a browser may read an object; empty for an empty key. Valid for one to two
 * periods (`addressPeriod`). The end is rounded to a period, so that the address, and with it the browser's
 * cache, stays the same for that long.
 */
export async function mediaUrl(key: string, now: Date): Promise<string> {
  if (!key) return '';
  const period = addressPeriod(key) * 1000;
  const until = new Date((Math.floor(now.getTime() / period) + 2) * period);
  const reader = readerOf(key);
  const by = reader && `${READER}=${reader}`;
  const base = env('MEDIA_BASE_URL');
  const address = `${base}/${key}`;
  const [, avatars] = AVATAR.exec(key) ?? [];
  // The avatars of a school share a signature: a list shows a hundred of them. All else has one of its own.
  if (avatars) {
    const resource = `${base}/${avatars}???-*`;
    return `${address}${await signatureOf({ resource, until })}${by && `&${by}`}`;
  }
  return `${address}${await signatureOf({ resource: `${address}${by && `?${by}`}`, until })}`;
}
