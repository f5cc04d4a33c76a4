import { addressPeriod } from '#shared/media.ts';
import { BoundedMap } from './bounded-map.ts';
import { env } from './env.ts';
import { lazy } from './lazy.ts';
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
    const [url = ''] = resource.split('?');
    const signed = resource.endsWith('*')
      ? getSignedUrl({ ...key, url, policy })
      : getSignedUrl({ ...key, url, dateLessThan: until.toISOString() });
    return new URL(signed).search;
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

/** The avatars of a school share a signature: a list shows a hundred of them. All else has one of its own. */
function resourceOf(key: string): string {
  const [, avatars] = AVATAR.exec(key) ?? [];
  return `${env('MEDIA_BASE_URL')}/${avatars ? `${avatars}???-*` : key}`;
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
  return `${env('MEDIA_BASE_URL')}/${key}${await signatureOf({ resource: resourceOf(key), until })}`;
}
