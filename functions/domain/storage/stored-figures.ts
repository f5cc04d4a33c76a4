import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UserId } from '#shared/ids.ts';
import {
  STORED_GROUPS,
  STORED_MEASURES,
  type StoredGroup,
  type StoredMeasure,
} from '#shared/usage/rules.ts';
import type { StoredObject } from './stored-object.ts';

/** What is counted of an object: where it belongs, and how large it is. */
export type Counted = Pick<StoredObject, 'kind' | 'bytes'>;

const GROUP_OF: Readonly<Record<StoredObject['kind'], StoredGroup>> = {
  project: 'works',
  work: 'works',
  thumbnail: 'covers',
  attachment: 'files',
  'form-file': 'files',
  'lesson-picture': 'lessons',
  'report-picture': 'reports',
  'report-video': 'reports',
  'feedback-picture': 'pictures',
  document: 'documents',
  'certificate-picture': 'pictures',
  avatar: 'pictures',
  picture: 'pictures',
  'school-picture': 'pictures',
};
export const groupOf = ({ kind }: Pick<StoredObject, 'kind'>): StoredGroup => GROUP_OF[kind];

/**
 * Figures of what is stored and removed wait in the part of the space that changes anyway, so that a save writes no
 * item more for them; `fold-figures.ts` moves them on. Names of attributes are short, because up to 1 kB of an item
 * costs the same: `d#2026-11-23#works#in` for the school, `p#stu-…#in` for the owner.
 */
export type WaitingFigures = Readonly<Record<string, number>>;

const OF_DAY = 'd#';
const OF_PERSON = 'p#';

/** What waits once objects are stored (`in`) or removed (`out`). */
export function figuresOf(
  objects: readonly Counted[],
  [bytes, files]: readonly ['in', 'put'] | readonly ['out', 'cut'],
  owner: UserId,
  moment: SchoolMoment,
): WaitingFigures {
  const figures: Record<string, number> = {};
  const add = (name: string, by: number) => {
    figures[name] = (figures[name] ?? 0) + by;
  };
  const day = dayAt(moment);
  for (const object of objects) {
    add(`${OF_DAY}${day}#${groupOf(object)}#${bytes}`, object.bytes);
    add(`${OF_DAY}${day}#${groupOf(object)}#${files}`, 1);
    add(`${OF_PERSON}${owner}#${bytes}`, object.bytes);
  }
  return figures;
}

/** The figures that wait in the item of a part. */
export const waitingIn = (item: Item | undefined): WaitingFigures =>
  Object.fromEntries(
    Object.entries(item ?? {}).filter(
      (each): each is [string, number] =>
        (each[0].startsWith(OF_DAY) || each[0].startsWith(OF_PERSON)) &&
        typeof each[1] === 'number',
    ),
  );

const GROUPS: ReadonlySet<string> = new Set(STORED_GROUPS);
const MEASURES: ReadonlySet<string> = new Set(STORED_MEASURES);
export const isGroup = (name: string | undefined): name is StoredGroup => GROUPS.has(name ?? '');
export const isMeasure = (name: string | undefined): name is StoredMeasure =>
  MEASURES.has(name ?? '');

export interface DayFigure {
  readonly day: string;
  readonly group: StoredGroup;
  readonly measure: StoredMeasure;
  readonly value: number;
}

/** The waiting figures of days. */
export const dayFigures = (waiting: WaitingFigures): DayFigure[] =>
  Object.entries(waiting).flatMap(([name, value]) => {
    if (!name.startsWith(OF_DAY)) return [];
    const [day = '', group, measure] = name.slice(OF_DAY.length).split('#');
    return isGroup(group) && isMeasure(measure) ? [{ day, group, measure, value }] : [];
  });

export interface PersonFigure {
  readonly in: number;
  readonly out: number;
}

/** The waiting figures of people, by their ids. */
export function personFigures(waiting: WaitingFigures): Map<UserId, PersonFigure> {
  const found = new Map<UserId, { in: number; out: number }>();
  for (const [name, value] of Object.entries(waiting)) {
    if (!name.startsWith(OF_PERSON)) continue;
    const [id = '', measure] = name.slice(OF_PERSON.length).split('#');
    const figure = found.get(id as UserId) ?? { in: 0, out: 0 };
    if (measure === 'in' || measure === 'out') figure[measure] += value;
    found.set(id as UserId, figure);
  }
  return found;
}

/** Whether a waiting figure is one of these people's. */
export const isOf = (name: string, people: ReadonlySet<string>): boolean =>
  name.startsWith(OF_PERSON) && people.has(name.slice(OF_PERSON.length).split('#')[0] ?? '');
export const isOfDay = (name: string): boolean => name.startsWith(OF_DAY);
