import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../replace-file.ts';

/** What the deployed system would send: a short message to a phone, or an e-mail. */
export interface SentMessage {
  readonly id: string;
  /** In E.164; of a short message. */
  readonly phone?: string;
  /** Of an e-mail. */
  readonly email?: string;
  readonly subject?: string;
  readonly text: string;
  readonly at: string;
}

const KEPT = 200;

/** The messages of this machine, newest first; the last 200 outlive a restart. */
export class Outbox {
  readonly #file: string;
  #messages: readonly SentMessage[];
  #written: Promise<void> = Promise.resolve();

  private constructor(file: string, messages: readonly SentMessage[]) {
    this.#file = file;
    this.#messages = messages;
  }

  static async open(dir: string): Promise<Outbox> {
    await mkdir(dir, { recursive: true });
    const file = join(dir, 'outbox.json');
    const stored = await readFile(file, 'utf8').catch(() => '[]');
    return new Outbox(file, JSON.parse(stored));
  }

  get messages(): readonly SentMessage[] {
    return this.#messages;
  }

  /** Keeps a message and answers its id once it is on disk. */
  async add(sent: Omit<SentMessage, 'id' | 'at'>): Promise<string> {
    const message = { id: randomUUID(), ...sent, at: new Date().toISOString() };
    // One after the other, also after one that could not be written.
    const written = this.#written.then(() => this.#write(message));
    this.#written = written.catch(() => undefined);
    await written;
    return message.id;
  }

  async #write(message: SentMessage): Promise<void> {
    const messages = [message, ...this.#messages].slice(0, KEPT);
    await replaceFile(this.#file, JSON.stringify(messages, undefined, 1));
    this.#messages = messages;
  }
}
