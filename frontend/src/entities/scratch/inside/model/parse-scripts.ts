import type { Block, Procedure, Script, Value } from './project.ts';
import type { StoredBlock, StoredTarget } from './stored-project.ts';

/** Numbers of the types of what is typed into a block, in `project.json`. */
const NUMBERS = [4, 5, 6, 7, 8];
const COLOUR = 9;
const BROADCAST = 11;
const VARIABLE = 12;
const LIST = 13;

/** Fields of the small blocks that hold what was typed, in files that write these out. */
const TYPED: Readonly<Record<string, 'number' | 'text' | 'colour'>> = {
  NUM: 'number',
  NOTE: 'number',
  TEXT: 'text',
  COLOUR: 'colour',
};

/** Blocks inside blocks. Nobody nests as deep as this; drawing goes down as deep. */
const DEEPEST = 100;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function namesIn(json: string): string[] {
  try {
    const names: unknown = JSON.parse(json);
    return Array.isArray(names) ? names.map(textOf) : [];
  } catch {
    return [];
  }
}

const toFields = (fields: StoredBlock['fields']): Map<string, string> =>
  new Map(Object.entries(fields).map(([name, [value]]) => [name, textOf(value)]));

const toProcedure = ({ mutation }: StoredBlock): Procedure | null =>
  mutation && {
    proccode: mutation.proccode,
    names: namesIn(mutation.argumentnames),
    ids: namesIn(mutation.argumentids),
  };

function nameBlock(id: string, list: readonly unknown[]): Block {
  const isList = list[0] === LIST;
  return {
    id,
    opcode: isList ? 'data_listcontents' : 'data_variable',
    fields: new Map([[isList ? 'LIST' : 'VARIABLE', textOf(list[1])]]),
    inputs: new Map(),
    procedure: null,
    comment: '',
  };
}

/** What stands directly in an input: `[type, text]`, or a variable. */
function toTyped(list: readonly unknown[]): Value {
  const [type, value] = list;
  const text = textOf(value);
  if (type === VARIABLE || type === LIST) return { kind: 'block', block: nameBlock('', list) };
  if (type === BROADCAST) return { kind: 'menu', field: 'BROADCAST_OPTION', text };
  if (type === COLOUR) return { kind: 'typed', type: 'colour', text };
  return { kind: 'typed', type: NUMBERS.includes(Number(type)) ? 'number' : 'text', text };
}

/** A block that only holds a field, drawn as a menu or as what was typed into it. */
function toShadow({ shadow, fields, inputs }: StoredBlock): Value | null {
  const [entry, ...others] = Object.entries(fields);
  if (!shadow || !entry || others.length > 0 || Object.keys(inputs).length > 0) return null;
  const [field, [value]] = entry;
  const type = Object.hasOwn(TYPED, field) ? TYPED[field] : undefined;
  const text = textOf(value);
  return type ? { kind: 'typed', type, text } : { kind: 'menu', field, text };
}

/** Reads each block once: a file whose blocks contain each other ends, too. */
class Reader {
  private readonly blocks: ReadonlyMap<string, StoredTarget['blocks'][string]>;
  private readonly comments: ReadonlyMap<string, string>;
  private readonly seen = new Set<string>();

  constructor({ blocks, comments }: StoredTarget) {
    this.blocks = new Map(Object.entries(blocks));
    this.comments = new Map(Object.entries(comments).map(([id, { text }]) => [id, text]));
  }

  private toInput(name: string, [, content]: readonly unknown[], depth: number): Value | null {
    if (Array.isArray(content)) return toTyped(content);
    if (typeof content !== 'string') return null;
    if (name.startsWith('SUBSTACK')) return { kind: 'blocks', blocks: this.chain(content, depth) };
    const stored = this.blocks.get(content);
    const shadow = stored && !Array.isArray(stored) ? toShadow(stored) : null;
    if (shadow) return shadow;
    const [block] = this.chain(content, depth);
    return block ? { kind: 'block', block } : null;
  }

  private toBlock(id: string, stored: StoredBlock, depth: number): Block {
    const inputs = new Map<string, Value>();
    for (const [name, list] of Object.entries(stored.inputs)) {
      const value = this.toInput(name, list, depth + 1);
      if (value) inputs.set(name, value);
    }
    return {
      id,
      opcode: stored.opcode,
      fields: toFields(stored.fields),
      inputs,
      procedure: toProcedure(stored),
      comment: this.comments.get(stored.comment) ?? '',
    };
  }

  /** A block and those below it. */
  chain(first: string, depth = 0): Block[] {
    const chain: Block[] = [];
    let id: string | null = first;
    while (id !== null && !this.seen.has(id) && depth <= DEEPEST) {
      const stored = this.blocks.get(id);
      if (!stored) break;
      this.seen.add(id);
      const isName = Array.isArray(stored);
      chain.push(isName ? nameBlock(id, stored) : this.toBlock(id, stored, depth));
      id = isName ? null : stored.next;
    }
    return chain;
  }
}

interface Top {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** Where scripts begin. A variable alone is `[type, name, id, x, y]`. */
function topOf([id, stored]: [string, StoredTarget['blocks'][string]]): Top[] {
  if (Array.isArray(stored)) return [{ id, x: Number(stored[3]) || 0, y: Number(stored[4]) || 0 }];
  return stored.topLevel && !stored.shadow ? [{ id, x: stored.x, y: stored.y }] : [];
}

/** The scripts of a sprite, as they lie on its workspace from the top. */
export function parseScripts(target: StoredTarget): Script[] {
  const reader = new Reader(target);
  return Object.entries(target.blocks)
    .flatMap(topOf)
    .map((top) => ({ ...top, blocks: reader.chain(top.id) }))
    .filter(({ blocks }) => blocks.length > 0)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}
