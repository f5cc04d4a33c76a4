import { CODE } from '#shared/codes.ts';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { Connection, envelopeOf, toBytes } from '../http-client.ts';

/** A request to the API, as a browser makes it. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

export const jsonCall = (path: string, payload: object): ApiCall => ({
  method: 'POST',
  path: `/api/${path}`,
  type: 'application/json',
  body: JSON.stringify(payload),
});

export const SIGN_IN_PATH = 'index/login';

/** @param home what the sign-in page asks for, too; an older system takes no notice of it */
export const signInOf = (username: string, home?: '1') => ({
  path: SIGN_IN_PATH,
  payload: { username, password: DEMO_PASSWORD, ...(home && { home }) },
});

/**
 * A person at a browser with some connections, which are kept. Payloads and answers are those of the specification,
 * not of this contract, since the system may be an older one.
 */
export class Caller {
  readonly #connections: readonly Connection[];
  readonly #host: string;
  #authorization = '0';
  #id = '';

  private constructor(connections: readonly Connection[], host: string) {
    this.#connections = connections;
    this.#host = host;
  }

  static async open(port: number, connections = 1): Promise<Caller> {
    const opened = Array.from({ length: connections }, () => Connection.open(port));
    return new Caller(await Promise.all(opened), `localhost:${port}`);
  }

  bytesOf({ method, path, type, body }: ApiCall): Buffer {
    const headers = {
      ...(type && { 'content-type': type }),
      'accept-encoding': 'gzip, deflate, br, zstd',
      authorization: this.#authorization,
      lang: 'zh',
    };
    return toBytes(this.#host, { method, path, headers, body });
  }

  /** Sends requests, as many at a time as there are connections. Answers the bytes of all answers. */
  async sendAll(requests: readonly Buffer[]): Promise<number> {
    let next = 0;
    let bytes = 0;
    const work = async (connection: Connection) => {
      for (let at = next++; at < requests.length; at = next++) {
        const answer = await connection.send(requests[at] as Buffer);
        bytes += answer.length;
      }
    };
    await Promise.all(this.#connections.map(work));
    return bytes;
  }

  /** The bytes of an answer, with its head. */
  async answerOf(call: ApiCall): Promise<Buffer> {
    const [connection] = this.#connections;
    if (!connection) throw new RangeError('no connection');
    return connection.send(this.bytesOf(call));
  }

  async call<T>(path: string, payload: object): Promise<T> {
    const answer = envelopeOf(await this.answerOf(jsonCall(path, payload)));
    if (answer.code !== CODE.ok) throw new Error(`${path} answers ${JSON.stringify(answer)}`);
    return answer.data as T;
  }

  get id(): string {
    return this.#id;
  }

  /** Signs in; later calls are this person's. */
  async signIn(username: string): Promise<void> {
    const { path, payload } = signInOf(username);
    const user = await this.call<{ readonly id: string; readonly token: string }>(path, payload);
    this.#id = user.id;
    this.#authorization = `${user.token}_${user.id}`;
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }
}
