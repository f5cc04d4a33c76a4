/** The parts of scratchblocks that are used: its model of blocks, and how it draws them. It has no types of its own. */
declare module 'scratchblocks/syntax/model.js' {
  interface BlockInfo {
    readonly shape: string;
    readonly category: string;
    readonly hasLoopArrow?: boolean;
  }
  export class Label {
    constructor(value: string);
    readonly value: string;
  }
  export class Icon {
    constructor(name: string);
    readonly name: string;
  }
  export class Input {
    constructor(shape: string, value: string);
    readonly shape: string;
    readonly value: string;
  }
  export class Comment {
    constructor(value: string, hasBlock: boolean);
    readonly label: Label;
  }
  export class Block {
    constructor(info: BlockInfo, children: readonly Part[], comment?: Comment | null);
    readonly info: BlockInfo;
    readonly children: readonly Part[];
    readonly comment: Comment | null;
    diff: '-' | null;
  }
  export class Glow {
    constructor(child: Block);
    readonly child: Block;
  }
  export class Script {
    constructor(blocks: readonly (Block | Glow)[]);
    readonly blocks: readonly (Block | Glow)[];
  }
  export class Document {
    constructor(scripts: readonly Script[]);
  }
  export type Part = Label | Icon | Input | Block | Script;
}

declare module 'scratchblocks/syntax/blocks.js' {
  interface KnownBlock {
    readonly spec: string;
    readonly inputs: readonly string[];
    readonly shape: string;
    readonly category: string;
    readonly hasLoopArrow: boolean;
  }
  export const blocksById: Readonly<Record<string, KnownBlock | undefined>>;
}

declare module 'scratchblocks/scratch3/index.js' {
  import type { Document } from 'scratchblocks/syntax/model.js';

  interface View {
    readonly width: number;
    readonly height: number;
    render(): SVGSVGElement;
  }
  export function init(window: Window): void;
  export function makeStyle(): SVGStyleElement;
  export function newView(
    document: Document,
    options: { readonly style: string; readonly scale: number },
  ): View;
}

declare module 'scratchblocks/locales/*.json' {
  const locale: {
    readonly commands: Readonly<Record<string, string>>;
    readonly definePrefix: readonly string[];
  };
  export default locale;
}
