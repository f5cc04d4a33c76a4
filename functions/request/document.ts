interface Content {
  /** Differs whenever the text does: who has this version already is spared the text. */
  readonly version: string;
  /** Made only when it is asked for. */
  readonly text: () => Promise<string>;
  /** How the file is called by whoever saves it. */
  readonly fileName: string;
}

/** The answer of a call whose contract says `document`: a text of its own, without the envelope. */
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
