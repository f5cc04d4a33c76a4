interface Content {
  /** 200, or 404 for an address that shows nothing. */
  readonly status: 200 | 404;
  readonly html: string;
  /** The same for everybody: so long the edge may keep it, and search engines may show it. */
  readonly seconds?: number;
}

/**
 * The answer of a call with `document` in the contract that a person opens by itself: a whole page, which nobody
 * keeps unless it says for how long, or the address of a file to go to instead.
 */
export class Page {
  readonly content: Content | { readonly location: string };

  constructor(content: Content | { readonly location: string }) {
    this.content = content;
  }
}
