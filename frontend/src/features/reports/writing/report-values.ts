import * as z from 'zod';
import { ReportContent } from '#shared/reports/fields.ts';

/** What is written in a report, as the screens hold it: the rich text is JSON. */
export const ReportValues = () => ReportContent().extend({ task: z.string() });
export type ReportValues = z.infer<ReturnType<typeof ReportValues>>;
export type Part = keyof ReportValues;
export type Parts = Partial<ReportValues>;

/** What another person saved in between, as the server sends it with -1. */
export const Theirs = () =>
  z.object({
    rev: z.number(),
    saved_at: z.string().nullable(),
    saved_by: z.string(),
    content: ReportContent(),
  });
export type Theirs = z.infer<ReturnType<typeof Theirs>>;

export const valuesOf = ({ task, ...content }: ReportContent): ReportValues => ({
  ...content,
  task: JSON.stringify(task),
});

const keysOf = (files: readonly { readonly key: string }[]) => files.map(({ key }) => key);
/** Form encoding has no empty list. */
export const listOf = <T>(items: readonly T[]): T[] | '' => (items.length > 0 ? [...items] : '');

/** What is said of a piece; the server adds what it knows of it. */
const textOf = ({ kind, id, title, detail, date }: ReportValues['evidence'][number]) => ({
  kind,
  id,
  title,
  detail,
  date,
});

/** The parts as `report/save` takes them: pictures and the video by their keys. */
export function payloadOf({ pictures, video, evidence, ...parts }: Parts) {
  return {
    ...parts,
    ...(pictures && { pictures: listOf(keysOf(pictures)) }),
    ...(video !== undefined && { video: video?.key ?? '' }),
    ...(evidence && { evidence: listOf(evidence.map(textOf)) }),
  };
}

/** A value as it is compared: an address of a picture is signed anew with every answer. */
const comparable = (part: Part, value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (part === 'pictures') return keysOf(value as ReportValues['pictures']).join(' ');
  if (part === 'video') return (value as { readonly key: string }).key;
  if (part === 'evidence') return JSON.stringify((value as ReportValues['evidence']).map(textOf));
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isSameValue = (part: Part, a: unknown, b: unknown): boolean =>
  comparable(part, a) === comparable(part, b);

/** The server takes the blanks around a text away. */
const isSameTrimmed = (part: Part, a: unknown, b: unknown): boolean =>
  comparable(part, a).trim() === comparable(part, b).trim();

export const partsOf = (parts: Parts): Part[] => Object.keys(parts) as Part[];

export const pickParts = (parts: Parts, isPicked: (part: Part) => boolean): Parts =>
  Object.fromEntries(
    partsOf(parts)
      .filter(isPicked)
      .map((part) => [part, parts[part]]),
  ) as Parts;

/** Of `parts` those that differ from what is stored, be it by a blank at the end. */
export const differing = (parts: Parts, stored: Parts): Parts =>
  pickParts(parts, (part) => !isSameValue(part, parts[part], stored[part]));

/** Of `parts` those that would be stored as something else. */
export const differingTrimmed = (parts: Parts, stored: Parts): Parts =>
  pickParts(parts, (part) => !isSameTrimmed(part, parts[part], stored[part]));

/** What the server says, with the blanks around its texts that are on the screen: somebody may be typing there. */
export function withOwnBlanks(said: Parts, own: Parts): Parts {
  const kept = pickParts(
    own,
    (part) =>
      typeof own[part] === 'string' && part in said && isSameTrimmed(part, said[part], own[part]),
  );
  return { ...said, ...kept };
}
