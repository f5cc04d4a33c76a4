/** A picture or a sound. */
export interface Asset {
  readonly name: string;
  /** Its name inside the .sb3 file, which is made of its content. */
  readonly file: string;
}

/** What stands in a place of a block. */
export type Value =
  | { readonly kind: 'typed'; readonly type: 'number' | 'text' | 'colour'; readonly text: string }
  | { readonly kind: 'menu'; readonly field: string; readonly text: string }
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'blocks'; readonly blocks: readonly Block[] };

/** A block made by the child: `proccode` is its words, with %s, %n and %b where its arguments stand. */
export interface Procedure {
  readonly proccode: string;
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

export interface Block {
  readonly id: string;
  readonly opcode: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly inputs: ReadonlyMap<string, Value>;
  readonly procedure: Procedure | null;
  /** Empty for none. */
  readonly comment: string;
}

/** Blocks that hang together, from the topmost. */
export interface Script {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly blocks: readonly Block[];
}

export interface Sprite {
  readonly name: string;
  readonly isStage: boolean;
  /** The costume that it wears; null without any. */
  readonly picture: Asset | null;
  readonly costumes: readonly Asset[];
  readonly sounds: readonly Asset[];
  readonly variables: readonly string[];
  readonly lists: readonly string[];
  readonly scripts: readonly Script[];
  /** Comments that belong to no block. */
  readonly comments: readonly string[];
}

/** A Scratch project: its stage first. */
export interface Project {
  readonly sprites: readonly Sprite[];
}

function countInside(value: Value): number {
  if (value.kind === 'block') return countBlocks([value.block]);
  return value.kind === 'blocks' ? countBlocks(value.blocks) : 0;
}

/** Blocks with those inside them; menus and what was typed do not count. */
export function countBlocks(blocks: readonly Block[]): number {
  return blocks.reduce(
    (sum, { inputs }) =>
      sum + 1 + [...inputs.values()].reduce((inside, value) => inside + countInside(value), 0),
    0,
  );
}

const countScripts = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { blocks }) => sum + countBlocks(blocks), 0);

/** What a project is made of, in figures. */
export function countProject({ sprites }: Project) {
  const sum = (of: (sprite: Sprite) => number) =>
    sprites.reduce((total, sprite) => total + of(sprite), 0);
  return {
    sprites: sprites.filter(({ isStage }) => !isStage).length,
    scripts: sum(({ scripts }) => scripts.length),
    blocks: sum(({ scripts }) => countScripts(scripts)),
    variables: sum(({ variables, lists }) => variables.length + lists.length),
  };
}
