import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short message that the deployed system would send to a phone. */
export interface SentMessage {
  readonly id: string;
  /** In E.164. */
  readonly phone: string;
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
  async add(phone: string, text: string): Promise<string> {
    const message = { id: randomUUID(), phone, text, at: new Date().toISOString() };
    this.#messages = [message, ...this.#messages].slice(0, KEPT);
    this.#written = this.#written.then(() => this.#write());
    await this.#written;
    return message.id;
  }

  async #write(): Promise<void> {
    const draft = `${this.#file}.new`;
    await writeFile(draft, JSON.stringify(this.#messages, undefined, 1));
    await rename(draft, this.#file);
  }
}
