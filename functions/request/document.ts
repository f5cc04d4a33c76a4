interface Content {
  /** Changes with the text: a client that has this version gets no text (304). */
  readonly version: string;
  /** Made only when it is needed. */
  readonly text: () => Promise<string>;
  /** Proposed name of the saved file. */
  readonly fileName: string;
}

/** The answer of a call with `document` in the contract: a text without the envelope. */
export class Document implements Content {
  readonly version: string;
  readonly text: () => Promise<string>;
  readonly fileName: string;

  constructor({ version, text, fileName }: Content) {
    this.version = version;
    this.text = text;
    this.fileName = fileName;
  }
}
