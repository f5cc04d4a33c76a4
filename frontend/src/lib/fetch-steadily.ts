/** Without a byte for this long the network is taken for gone. */
const STALL_MS = 20_000;

interface Options {
  readonly priority?: RequestPriority;
  readonly onChunk?: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly stallMs?: number;
  /** In bytes: of a larger file no more is read. */
  readonly most?: number;
}

/** A file is larger than was wanted. */
export class TooLarge extends Error {}

/**
 * Reads a file to its end, however long that takes; throws where it cannot be had, or stops to arrive, and a `fetch` by
 * itself would wait without end.
 */
export async function fetchSteadily(
  address: string,
  {
    priority = 'auto',
    onChunk = () => {},
    stallMs = STALL_MS,
    most = Number.POSITIVE_INFINITY,
  }: Options = {},
): Promise<void> {
  const stall = new AbortController();
  let size = 0;
  const requireSize = (bytes: number) => {
    if (bytes <= most) return;
    stall.abort();
    throw new TooLarge(address);
  };
  const begin = () => setTimeout(() => stall.abort(), stallMs);
  let timer = begin();
  try {
    const response = await fetch(address, { priority, signal: stall.signal });
    if (!response.ok || !response.body) throw new TypeError(`${address}: ${response.status}`);
    requireSize(Number(response.headers.get('content-length')));
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = begin();
      size += value.byteLength;
      requireSize(size);
      onChunk(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The same with all of the file. */
export async function fetchWhole(
  address: string,
  options: Omit<Options, 'onChunk'> = {},
): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await fetchSteadily(address, { ...options, onChunk: (bytes) => chunks.push(bytes) });
  return new Blob(chunks).arrayBuffer();
}
