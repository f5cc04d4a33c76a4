import { type Bounds, surplus } from '#frontend/src/lib/offline/surplus.ts';

const SIZE = 'content-length';

async function withSize(response: Response): Promise<Response> {
  if (response.headers.has(SIZE)) return response;
  const body = await response.blob();
  const headers = new Headers(response.headers);
  headers.set(SIZE, String(body.size));
  return new Response(body, { status: response.status, headers });
}

async function trim(cache: Cache, bounds: Bounds): Promise<void> {
  const keys = await cache.keys();
  const found = await Promise.all(keys.map((key) => cache.match(key)));
  const sizes = found.map((response) => Number(response?.headers.get(SIZE) ?? 0));
  await Promise.all(keys.slice(0, surplus(sizes, bounds)).map((key) => cache.delete(key)));
}

/** Keeps an answer as the newest one; what was used longest ago goes when there is no room. */
export async function cacheBounded(
  cache: Cache,
  key: string,
  response: Response,
  bounds: Bounds,
): Promise<void> {
  const sized = await withSize(response);
  // A cache lists its entries in the order in which they were put into it.
  await cache.delete(key);
  await cache.put(key, sized);
  await trim(cache, bounds);
}
