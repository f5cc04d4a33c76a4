/** Without progress for this long, the connection counts as lost. */
const STALLED_MS = 60_000;

/** An HTTP error of the object store; status 0 if it could not be reached or the connection broke. */
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
  /** Called with the bytes of the body sent so far. */
  readonly onSent: (bytes: number) => void;
}

/** Sends bytes to the object store. XMLHttpRequest, because fetch reports no upload progress. */
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
