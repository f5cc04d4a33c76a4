import { type FileHandle, open } from 'node:fs/promises';

/** A file of lines that only grows. A line that was not written whole is none. */
export class Journal {
  readonly #file: FileHandle;
  #size: number;

  private constructor(file: FileHandle, size: number) {
    this.#file = file;
    this.#size = size;
  }

  /** Opens or creates it, and answers its lines. */
  static async open(path: string): Promise<{ journal: Journal; lines: readonly string[] }> {
    const file = await open(path, 'a+', 0o600).then(async (made) => {
      await made.close();
      return open(path, 'r+');
    });
    const content = await file.readFile();
    const size = content.lastIndexOf('\n') + 1;
    const lines = content.toString('utf8', 0, size).split('\n').slice(0, -1);
    return { journal: new Journal(file, size), lines };
  }

  get size(): number {
    return this.#size;
  }

  /** Resolves when the lines are on the disk. After an error none of them is. */
  async append(lines: readonly string[]): Promise<void> {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    try {
      for (let done = 0; done < bytes.length; ) {
        const left = bytes.length - done;
        done += (await this.#file.write(bytes, done, left, this.#size + done)).bytesWritten;
      }
      await this.#file.datasync();
      this.#size += bytes.length;
    } catch (error) {
      await this.#file.truncate(this.#size);
      throw error;
    }
  }

  async clear(): Promise<void> {
    await this.#file.truncate(0);
    this.#size = 0;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
