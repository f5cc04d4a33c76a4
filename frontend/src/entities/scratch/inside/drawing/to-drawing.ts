import { blocksById, type KnownBlock } from 'scratchblocks/syntax/blocks.js';
import {
  Comment,
  Block as Drawn,
  Script as DrawnScript,
  Glow,
  Icon,
  Input,
  Label,
  type Part,
} from 'scratchblocks/syntax/model.js';
import type { Block, Script, Value } from '../model/project.ts';
import type { BlockWords } from './block-words.ts';
import { menuWord, type Word } from './menus.ts';
import { OPCODES } from './opcodes.ts';

export interface Drawing {
  readonly words: BlockWords;
  /** The text of a menu's value. */
  readonly wordOf: (word: Word) => string;
  /** Blocks that were added or removed, by their ids. */
  readonly marks?: ReadonlyMap<string, 'added' | 'removed'>;
}

/** Blocks of one script that are drawn; what follows is left out. */
export const DRAWN_MAX = 1000;
const COMMENT_MAX = 120;

const COLOUR = /^#[\da-f]{6}$/i;
/** `%1`: an input; `@greenFlag`: a picture. The rest are words. */
const PARTS = /(%\d)|(@[a-zA-Z]+)|\s+/g;
/** In a block that a child made: `%s` and `%n` take anything, `%b` a condition. */
const PLACES = /(?<!\\)(%[snb])/g;

const SUBSTACKS = ['SUBSTACK', 'SUBSTACK2'];

const splitBy = (text: string, pattern: RegExp): string[] => text.split(pattern).filter(Boolean);

const labels = (text: string): Label[] => splitBy(text, /\s+/).map((word) => new Label(word));

/** Draws the blocks of one script. */
class Drawer {
  private readonly drawing: Drawing;
  private left = DRAWN_MAX;

  constructor(drawing: Drawing) {
    this.drawing = drawing;
  }

  private menu(field: string, text: string): string {
    const word = menuWord(field, text);
    return word ? this.drawing.wordOf(word) : text;
  }

  private value(value: Value): Part {
    if (value.kind === 'blocks') return this.script(value.blocks);
    if (value.kind === 'block') return this.block(value.block, true);
    if (value.kind === 'menu')
      return new Input('number-dropdown', this.menu(value.field, value.text));
    if (value.type === 'colour' && COLOUR.test(value.text)) return new Input('color', value.text);
    return new Input(value.type === 'number' ? 'number' : 'string', value.text);
  }

  /** What stands in a place of a block; `kind` is what scratchblocks knows of an empty one. */
  private place({ inputs, fields }: Block, name: string, kind = '%s'): Part {
    const value = inputs.get(name);
    if (value?.kind === 'typed' && name === 'INDEX')
      return new Input('number', this.menu(name, value.text));
    if (value) return this.value(value);
    const field = fields.get(name);
    if (field !== undefined) return new Input('dropdown', this.menu(name, field));
    if (kind === '%b') return new Input('boolean', '');
    return new Input(kind === '%n' ? 'number' : 'string', '');
  }

  private mouths({ inputs }: Block, before: readonly string[] = ['']): Part[] {
    return before.flatMap((word, index) => {
      const value = inputs.get(SUBSTACKS[index] ?? '');
      const blocks = value?.kind === 'blocks' ? value.blocks : [];
      return [...(word ? [new Label(word)] : []), this.script(blocks)];
    });
  }

  private known(block: Block, id: string, names: readonly string[], info: KnownBlock): Drawn {
    const { commands } = this.drawing.words;
    const { category, hasLoopArrow } = info;
    const children: Part[] = splitBy(commands[id] ?? info.spec, PARTS).map((part) => {
      const number = /^%\d$/.test(part) ? Number(part[1]) : 0;
      if (number) return this.place(block, names[number - 1] ?? '', info.inputs[number - 1]);
      return part.startsWith('@') ? new Icon(part.slice(1)) : new Label(part);
    });
    const otherwise = commands['CONTROL_ELSE'] ?? 'else';
    if (info.shape.includes('block'))
      children.push(
        ...this.mouths(block, block.opcode === 'control_if_else' ? ['', otherwise] : ['']),
      );
    if (hasLoopArrow) children.push(new Icon('loopArrow'));
    // It ends a script unless it stops others only.
    const goesOn = block.fields.get('STOP_OPTION')?.startsWith('other') ?? false;
    return this.finish(block, { shape: goesOn ? 'stack' : info.shape, category }, children);
  }

  /** Of an extension that is not known: its name, and what is in it. */
  private unknown(block: Block, isInside: boolean): Drawn {
    const { opcode, inputs, fields } = block;
    const name = opcode.replace('_', ': ');
    const mouths = SUBSTACKS.filter((substack) => inputs.has(substack));
    const children: Part[] = [
      ...labels(name),
      ...[...fields.keys(), ...inputs.keys()]
        .filter((each) => !SUBSTACKS.includes(each))
        .map((each) => this.place(block, each)),
      ...this.mouths(
        block,
        mouths.map(() => ''),
      ),
    ];
    const shape = isInside ? 'reporter' : mouths.length > 0 ? 'c-block' : 'stack';
    return this.finish(block, { shape, category: 'grey' }, children);
  }

  /** A block made by the child, called with its arguments. */
  private call(block: Block): Drawn {
    const { proccode = '', ids = [] } = block.procedure ?? {};
    let used = 0;
    const children = splitBy(proccode, PLACES).flatMap((part): Part[] => {
      if (!/^%[snb]$/.test(part)) return labels(part);
      const name = ids[used] ?? '';
      used += 1;
      return [this.place(block, name, part)];
    });
    return this.finish(block, { shape: 'stack', category: 'custom' }, children);
  }

  private argument(name: string, isCondition: boolean): Drawn {
    const shape = isCondition ? 'boolean' : 'reporter';
    return new Drawn({ shape, category: 'custom-arg' }, [new Label(name)]);
  }

  private definition(block: Block): Drawn {
    const value = block.inputs.get('custom_block');
    const { proccode = '', names = [] } = (value?.kind === 'block' && value.block.procedure) || {};
    let used = 0;
    const children = splitBy(proccode, PLACES).flatMap((part): Part[] => {
      if (!/^%[snb]$/.test(part)) return labels(part);
      const name = names[used] ?? '';
      used += 1;
      return [this.argument(name, part === '%b')];
    });
    const outline = new Drawn({ shape: 'outline', category: 'custom' }, children);
    const prefix = this.drawing.words.definePrefix.map((word) => new Label(word));
    return this.finish(block, { shape: 'define-hat', category: 'custom' }, [...prefix, outline]);
  }

  private finish(
    { comment }: Block,
    info: { readonly shape: string; readonly category: string },
    children: readonly Part[],
  ): Drawn {
    const text = comment.replace(/\s+/g, ' ').trim();
    const short = text.length > COMMENT_MAX ? `${text.slice(0, COMMENT_MAX)}…` : text;
    return new Drawn(info, children, short ? new Comment(short, true) : null);
  }

  block(block: Block, isInside = false): Drawn {
    const { opcode, fields } = block;
    this.left -= 1;
    if (opcode === 'procedures_definition') return this.definition(block);
    if (opcode === 'procedures_call') return this.call(block);
    if (opcode === 'argument_reporter_boolean')
      return this.argument(fields.get('VALUE') ?? '', true);
    if (opcode === 'argument_reporter_string_number')
      return this.argument(fields.get('VALUE') ?? '', false);
    if (opcode === 'data_variable' || opcode === 'data_listcontents') {
      const category = opcode === 'data_variable' ? 'variables' : 'list';
      const [name = ''] = fields.values();
      return new Drawn({ shape: 'reporter', category }, [new Label(name)]);
    }
    const [id = '', ...names] = Object.hasOwn(OPCODES, opcode)
      ? (OPCODES[opcode] ?? '').split(' ')
      : [];
    const info = blocksById[id];
    return info ? this.known(block, id, names, info) : this.unknown(block, isInside);
  }

  script(blocks: readonly Block[]): DrawnScript {
    const drawn: (Drawn | Glow)[] = [];
    for (const block of blocks) {
      if (this.left <= 0) {
        drawn.push(new Drawn({ shape: 'stack', category: 'grey' }, [new Label('…')]));
        break;
      }
      drawn.push(this.marked(block));
    }
    return new DrawnScript(drawn);
  }

  private marked(block: Block): Drawn | Glow {
    const drawn = this.block(block);
    const mark = this.drawing.marks?.get(block.id);
    if (mark === 'added') return new Glow(drawn);
    if (mark === 'removed') drawn.diff = '-';
    return drawn;
  }
}

/** A script as scratchblocks draws it. */
export const toDrawing = ({ blocks }: Script, drawing: Drawing): DrawnScript =>
  new Drawer(drawing).script(blocks);
