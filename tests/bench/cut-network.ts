import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between a browser and the system that counts sent bytes and can be cut off. */
export class CutNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** Bytes sent by the browser, whether they arrived or not. */
  sent = 0;

  private constructor(target: number) {
    this.#server = createServer((socket) => this.#join(socket, target));
  }

  static async open(target: number): Promise<CutNetwork> {
    const network = new CutNetwork(target);
    network.#server.listen(0, '127.0.0.1');
    await once(network.#server, 'listening');
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #join(socket: Socket, target: number): void {
    if (this.#isCut) return void socket.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [each, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      this.#sockets.add(each);
      each.on('error', () => other.destroy());
      each.on('close', () => {
        this.#sockets.delete(each);
        other.destroy();
      });
    }
    socket.on('data', ({ length }) => {
      this.sent += length;
    });
    socket.pipe(far);
    far.pipe(socket);
  }

  /** Breaks all connections and refuses new ones for a while. */
  async cut(forMs: number): Promise<void> {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, forMs));
    this.#isCut = false;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
