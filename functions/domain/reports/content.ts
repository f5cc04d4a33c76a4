import { pictureKeys } from '#functions/domain/storage/rich-text-pictures.ts';
import { hashed } from '#functions/platform/hashed.ts';
import type { ReportTemplate, Section } from '#shared/reports/fields.ts';
import { formsOfAddress } from '#shared/reports/report-words.ts';
import type { Block, RichText } from '#shared/rich-text/rich-text.ts';
import type { Content } from './report-text.ts';
import { toValues } from './values.ts';

const textOfBlock = (block: Block): string => {
  if (block.type === 'image' || block.type === 'horizontalRule') return '';
  const inside: readonly unknown[] = block.content ?? [];
  return inside.map(textOfNode).join('');
};

function textOfNode(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return String(node.text);
  if ('type' in node && node.type === 'hardBreak') return '\n';
  if ('content' in node && Array.isArray(node.content))
    return node.content.map(textOfNode).join('');
  return '';
}

/** A formatted text without its format, a block a line. */
export const plainTask = ({ content = [] }: RichText): string =>
  content.map(textOfBlock).join('\n').trim();

/** The object keys that a text shows. */
export const keysOf = ({ pictures, video, task, evidence }: Content): string[] => [
  ...new Set([
    ...pictures,
    ...(video ? [video] : []),
    ...pictureKeys(task.content ?? []),
    ...evidence.flatMap(({ work }) => (work ? [work.key, work.picture] : [])).filter(Boolean),
  ]),
];

/** A video is welcome where there is one, and never missing. */
const isExpected = (section: Section): boolean => section !== 'video';

const IS_EMPTY: Readonly<Record<Section, (content: Content, template: ReportTemplate) => boolean>> =
  {
    task: ({ task }) => plainTask(task) === '' && pictureKeys(task.content ?? []).size === 0,
    pictures: ({ pictures }) => pictures.length === 0,
    video: () => false,
    evidence: ({ evidence }) => evidence.length === 0,
    evaluation: ({ evaluation }) => evaluation === '',
    dimensions: ({ values }, { dimensions }) =>
      dimensions.some((name) => toValues(values)[name] === 0),
  };

/** The sections of a template in which something is missing. */
export const emptySections = (content: Content, template: ReportTemplate): Section[] =>
  template.sections.filter((section) => IS_EMPTY[section](content, template));

/** How many sections of a template have content, of how many. */
export function progressOf(content: Content, template: ReportTemplate) {
  const expected = template.sections.filter(isExpected).length;
  return { filled: expected - emptySections(content, template).length, sections: expected };
}

/** Shorter texts are often the same without having been copied. */
const MARKED_FROM = 12;
const MARK_LENGTH = 10;

interface Child {
  readonly name: string;
  readonly nick: string;
}

/** What stands for a child in a text, by words: English has some for each gender. */
const PRONOUNS = /\b(?:s?he|they|him|hers?|them|his|theirs?)\b|[他她]/giu;

/** A mark that two texts share when they differ in the child's name and gender only; empty for a short text. */
export function markOf(evaluation: string, { name, nick }: Child): string {
  const names = formsOfAddress({ name, nick });
  const bare = names
    .reduce((text, each) => text.replaceAll(each, ''), evaluation)
    .replace(PRONOUNS, '')
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase();
  return bare.length < MARKED_FROM ? '' : hashed(bare).slice(0, MARK_LENGTH);
}
