import { Block, Glow, Input, Label, type Part, type Script } from 'scratchblocks/syntax/model.js';

const INDENT = '  ';

function textOf(part: Part, indent: string): string {
  if (part instanceof Label) return part.value;
  if (part instanceof Input) return part.value ? `[${part.value}]` : '[ ]';
  if (part instanceof Block) {
    const inside = lineOf(part, indent);
    return part.info.shape === 'outline' ? inside : `(${inside})`;
  }
  if ('blocks' in part) return `\n${toText(part, indent + INDENT)}\n${indent}`;
  return '';
}

const lineOf = (block: Block, indent: string): string =>
  block.children
    .map((child) => textOf(child, indent))
    .filter(Boolean)
    .reduce((line, text) => {
      const isLineBroken = !line || line.endsWith(`\n${indent}`) || text.startsWith('\n');
      return isLineBroken ? line + text : `${line} ${text}`;
    }, '')
    .trimEnd();

/** A script in words, a line for each block, for those who do not see it. */
export function toText({ blocks }: Script, indent = ''): string {
  return blocks
    .map((each) => {
      const block = each instanceof Glow ? each.child : each;
      const comment = block.comment ? ` // ${block.comment.label.value}` : '';
      return `${indent}${lineOf(block, indent)}${comment}`;
    })
    .join('\n');
}
