import * as z from 'zod';
import { ClassId } from '#shared/ids.ts';
import { countsOf, type PickCounts, type Picked, withPicks } from '#shared/tools/fair-picks.ts';
import { keptStore } from '../kept.ts';

const Picks = z.array(z.object({ id: z.string(), times: z.number() }));

/** A class as the tools need it, also without a network: forgotten when its teacher signs out. */
const KeptClass = z.object({
  id: ClassId,
  name: z.string(),
  students: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How often each was picked, as the server has it. */
  counts: z.record(z.string(), z.number()),
  /** Picks that the server does not have yet; `batch` are those that are on their way. */
  unsent: Picks,
  batch: z.object({ key: z.string(), picks: Picks }).nullable(),
  last: z.string().nullable(),
  absent: z.object({ day: z.string(), ids: z.array(z.string()) }),
  /** Pairs that do not come into one group. */
  apart: z.array(z.tuple([z.string(), z.string()])),
});
export type KeptClass = z.infer<typeof KeptClass>;

/** More than a teacher has on a day. */
const CLASSES = 8;

/** The classes that were used last on this device, the last one first. */
export const keptClasses = keptStore('classes', z.array(KeptClass), []);

export const keptClass = (id: ClassId): KeptClass | undefined =>
  keptClasses.get().find((each) => each.id === id);

const NEW = {
  students: [],
  counts: {},
  unsent: [],
  batch: null,
  last: null,
  absent: { day: '', ids: [] },
  apart: [],
};

/** One with picks that are not sent yet is never forgotten for a newer one. */
const isDue = ({ unsent, batch }: KeptClass): boolean => unsent.length > 0 || batch !== null;

/** Makes it the class that was used last. */
export function noteUsed({ id, name }: Pick<KeptClass, 'id' | 'name'>): void {
  const before = keptClass(id) ?? { ...NEW, id, name };
  const others = keptClasses.get().filter((each) => each.id !== id);
  keptClasses.set(
    [{ ...before, name }, ...others].filter((each, at) => at < CLASSES || isDue(each)),
  );
}

export const changeClass = (id: ClassId, change: (before: KeptClass) => Partial<KeptClass>): void =>
  keptClasses.set(
    keptClasses.get().map((each) => (each.id === id ? { ...each, ...change(each) } : each)),
  );

/** What the picker goes by: what the server has, and what it will have. */
export const countsNow = ({ students, counts, batch, unsent }: KeptClass): PickCounts =>
  withPicks(
    countsOf(
      students.map(({ id }) => id),
      counts,
    ),
    [...(batch?.picks ?? []), ...unsent],
  );

/** Adds a pick to those that wait; what was picked and taken back is none. */
export function withPick(unsent: readonly Picked[], id: string, times: number): Picked[] {
  const before = unsent.find((each) => each.id === id)?.times ?? 0;
  const others = unsent.filter((each) => each.id !== id);
  const sum = before + times;
  return sum === 0 ? others : [...others, { id, times: sum }];
}

/** Those who are there on a day. */
export const presentOn = ({ students, absent }: KeptClass, day: string): string[] =>
  students.map(({ id }) => id).filter((id) => absent.day !== day || !absent.ids.includes(id));

/** Ticks a student off for a day, or on again. */
export function withAbsent({ absent }: KeptClass, day: string, id: string) {
  const ids = absent.day === day ? absent.ids : [];
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  return { absent: { day, ids: next } };
}
