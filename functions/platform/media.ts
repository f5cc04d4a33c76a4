import { LIMITS } from '#shared/limits.ts';
import { BoundedMap } from './bounded-map.ts';
import { env } from './env.ts';
import { lazy } from './lazy.ts';
import { isWork } from './object-keys.ts';
import { secrets } from './secrets.ts';

const signer = lazy(async () => {
  const { getSignedUrl } = await import('@aws-sdk/cloudfront-signer');
  const { mediaPrivateKey: privateKey } = await secrets();
  return (url: string, dateLessThan: string) =>
    getSignedUrl({ url, keyPairId: env('MEDIA_KEY_ID'), privateKey, dateLessThan });
});

/** A signature takes about a millisecond, and the address is the same for everybody. */
const signed = new BoundedMap<string, string>(5000);

/**
 * The signed address at which a browser may read an object; empty for an empty key. Valid for one to two
 * periods: `mediaUrlSeconds` for pictures of people and schools, `fileUrlSeconds` for works and files. The end
 * is rounded to a period, so that the address, and with it the browser's cache, stays the same for that long.
 */
export async function mediaUrl(key: string, now: Date): Promise<string> {
  if (!key) return '';
  const period = (isWork(key) ? LIMITS.fileUrlSeconds : LIMITS.mediaUrlSeconds) * 1000;
  const until = new Date((Math.floor(now.getTime() / period) + 2) * period).toISOString();
  const known = signed.get(`${until} ${key}`);
  if (known) return known;
  const url = (await signer())(`${env('MEDIA_BASE_URL')}/${key}`, until);
  signed.set(`${until} ${key}`, url);
  return url;
}
