import { lexer, type Token, type Tokens } from 'marked';
import { HELP_PICTURE_NAMES } from '#shared/help/pictures.ts';
import { HELP_TOPIC_IDS, type HelpTopicId } from '#shared/help/topics.ts';
import type { Block, HelpPage, Inline } from '../../src/features/help/page.ts';

/** What stands for a text of the application, e.g. `[[students:add]]`. Throws for one that does not exist. */
export type TextOf = (name: string) => string;

interface Context {
  readonly page: HelpTopicId;
  readonly textOf: TextOf;
}

const fail = ({ page }: Context, problem: string): never => {
  throw new Error(`help page ${page}: ${problem}`);
};

function filledIn(name: string, context: Context): Inline {
  const [, topic] = /^help:(.+)$/.exec(name) ?? [];
  const text = context.textOf(name);
  const found = HELP_TOPIC_IDS.find((id) => id === topic);
  if (found) return { topic: found, text };
  return text.includes('{{') ? fail(context, `${name} has gaps`) : { strong: text };
}

/** Words, in which `[[name]]` stands for a text of the application. */
function wordsOf(text: string, context: Context): Inline[] {
  return text.split(/(\[\[[^\]]+\]\])/).flatMap((part): Inline[] => {
    const [, name] = /^\[\[([^\]]+)\]\]$/.exec(part) ?? [];
    if (name) return [filledIn(name, context)];
    return part === '' ? [] : [part.replaceAll('\n', ' ')];
  });
}

function inlines(tokens: readonly Token[] = [], context: Context): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    if (token.type === 'text' && 'tokens' in token && token.tokens)
      return inlines(token.tokens, context);
    if (token.type === 'text' || token.type === 'escape') return wordsOf(token.raw, context);
    if (token.type === 'strong') return [{ strong: (token as Tokens.Strong).text }];
    return fail(context, `${token.type} is not allowed: ${token.raw}`);
  });
}

/** A paragraph that is only a picture: `![](students)`. */
function pictureOf(token: Tokens.Paragraph, context: Context): Block | undefined {
  const [only] = token.tokens;
  if (only?.type !== 'image') return undefined;
  const { href } = only as Tokens.Image;
  const name = HELP_PICTURE_NAMES.find((each) => each === href);
  return name ? { kind: 'picture', name } : fail(context, `there is no picture ${href}`);
}

function toBlock(token: Token, context: Context): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', text: (token as Tokens.Heading).text }];
    case 'paragraph': {
      const paragraph = token as Tokens.Paragraph;
      return [
        pictureOf(paragraph, context) ?? {
          kind: 'paragraph',
          parts: inlines(paragraph.tokens, context),
        },
      ];
    }
    case 'blockquote': {
      const [inner] = (token as Tokens.Blockquote).tokens as Tokens.Paragraph[];
      return [{ kind: 'note', parts: inlines(inner?.tokens, context) }];
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => inlines(item.tokens, context)) }];
    }
    default:
      return fail(context, `${token.type} is not allowed: ${token.raw}`);
  }
}

const TITLE = /^# (.+)\n/;

export const titleOf = (page: HelpTopicId, source: string): string =>
  TITLE.exec(source)?.[1]?.trim() ?? fail({ page, textOf: String }, 'it has no title');

/**
 * Reads a page of the help. Only what the application draws itself is let through: HTML, links elsewhere and code
 * are refused, so that nothing in a page can ever run.
 */
export function compilePage(page: HelpTopicId, source: string, textOf: TextOf): HelpPage {
  const context = { page, textOf };
  const title = titleOf(page, source);
  const blocks = lexer(source.replace(TITLE, '')).flatMap((token) => toBlock(token, context));
  return { id: page, title, blocks };
}
