import type { Block, Script, Value } from '../model/project.ts';

/**
 * What a block says, without the ids that Scratch gives anew, and without the blocks in its mouths. Inputs that stand
 * in another order in the file are the same.
 */
function lineOf({ opcode, fields, inputs, procedure, comment }: Block): string {
  const reporters = [...inputs].filter(([, { kind }]) => kind !== 'blocks');
  // Arguments of own blocks have ids for names.
  const nameOf = (name: string) => {
    const index = procedure?.ids.indexOf(name) ?? -1;
    return index < 0 ? name : String(index);
  };
  return JSON.stringify([
    opcode,
    [...fields].toSorted(),
    reporters.map(([name, value]) => [nameOf(name), wordsOf(value)]).toSorted(),
    procedure && [procedure.proccode, procedure.names],
    comment,
  ]);
}

function wordsOf(value: Value): string {
  if (value.kind === 'block') return lineOf(value.block);
  return value.kind === 'blocks' ? '' : JSON.stringify([value.kind, value.text]);
}

export interface Line {
  readonly id: string;
  readonly text: string;
}

const mouthsOf = ({ inputs }: Block): Block[][] =>
  ['SUBSTACK', 'SUBSTACK2'].map((name) => {
    const value = inputs.get(name);
    return value?.kind === 'blocks' ? [...value.blocks] : [];
  });

/** The blocks of a script from top to bottom, each once; those inside follow the block around them. */
export function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) => [
    { id: block.id, text: lineOf(block) },
    ...mouthsOf(block).flatMap(linesOf),
  ]);
}

const shapeOf = (blocks: readonly Block[]): unknown[] =>
  blocks.map((block) => [lineOf(block), ...mouthsOf(block).map(shapeOf)]);

/** The same for scripts that do the same, wherever they lie. */
export const contentOf = ({ blocks }: Script): string => JSON.stringify(shapeOf(blocks));

/** What a script begins with. */
export const hatOf = ({ blocks: [first] }: Script): string => (first ? lineOf(first) : '');
