/** A file that is being looked at, wherever it lies. */
export interface FileContent {
  readonly bytes: number;
  /** Bytes from `start` on; fewer where the file ends. */
  readonly read: (start: number, length: number) => Promise<Buffer>;
}
