/** A network that brings nothing for so long is taken for gone. */
const STALLED_MS = 60_000;

/** What the store said; status 0: it could not be reached, or the way there broke. */
export class StoreError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the store answered ${status}`);
    this.status = status;
  }
}

export interface Delivery {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly body: Blob | FormData;
  readonly signal: AbortSignal;
  /** Bytes of the body that have left so far. */
  readonly onSent: (bytes: number) => void;
}

/** Sends bytes to the store. XMLHttpRequest, because fetch does not tell how far it is. */
export function sendBytes({ method, url, body, signal, onSent }: Delivery): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled = setTimeout(() => request.abort(), STALLED_MS);
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_MS);
      onSent(loaded);
    };
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(signal.aborted ? signal.reason : new StoreError(request.status));
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', abort);
    request.open(method, url);
    request.send(body);
  });
}
