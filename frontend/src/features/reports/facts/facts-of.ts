import type { Dimension, EvidenceKind } from '#shared/reports/fields.ts';
import type { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import type { ChildEvidence, Evidence } from '../queries.ts';

type Phrase = (typeof EVALUATION_PHRASES)[number];

/** Something that speaks for a value, before it is put into words. */
export type Fact =
  /** What a part says by itself: lessons attended, hours. */
  | { readonly is: 'said'; readonly text: string }
  | { readonly is: 'late' | 'absent'; readonly count: number }
  /** How often teachers have said so of the child, in lessons or tasks. */
  | { readonly is: 'phrase'; readonly phrase: Phrase; readonly count: number }
  | { readonly is: 'score'; readonly title: string; readonly score: number }
  | { readonly is: 'done'; readonly title: string }
  | { readonly is: 'work'; readonly title: string }
  /** What was taught while the child was there. */
  | { readonly is: 'learnt'; readonly titles: readonly string[] }
  /** A remark of a lesson or a task. */
  | { readonly is: 'remark'; readonly text: string; readonly date: string };

type Reading = (parts: Parts, recorded: Recorded) => Fact[];
type Parts = (kind: EvidenceKind) => readonly Evidence[];
type Recorded = Pick<NonNullable<ChildEvidence['recorded']>, 'late' | 'absent' | 'phrases'>;
const NOTHING: Recorded = { late: 0, absent: 0, phrases: [] };

/** The most facts of each kind that fit beside a value. */
const SCORES = 4;
const WORKS = 4;
const REMARKS = 2;
const TOPICS = 3;

const THERE: readonly string[] = ['present', 'late', 'makeup'];
/** Whether the student was at the lesson. */
export const wasThere = ({ state }: Pick<Evidence, 'state'>): boolean => THERE.includes(state);

const attended: Reading = (parts) =>
  parts('hours').map(({ title }) => ({ is: 'said', text: title }));

const missed: Reading = (_, { late, absent }) => {
  const facts = [
    { is: 'late' as const, count: late },
    { is: 'absent' as const, count: absent },
  ];
  return facts.filter((fact) => fact.count > 0);
};

const saidInLessons: Reading = (_, { phrases }) =>
  phrases.map((each) => ({ is: 'phrase', ...each }));

/** What was said most often first, of the newest tasks. */
const saidOfTasks: Reading = (parts) => {
  const said = new Map<Phrase, number>();
  for (const { phrase } of parts('task')) if (phrase) said.set(phrase, (said.get(phrase) ?? 0) + 1);
  return [...said]
    .toSorted(([, one], [, other]) => other - one)
    .map(([phrase, count]) => ({ is: 'phrase', phrase, count }));
};

const scores: Reading = (parts) =>
  parts('task')
    .map(
      ({ title, score }): Fact =>
        score === null ? { is: 'done', title } : { is: 'score', title, score },
    )
    .slice(0, SCORES);

const works: Reading = (parts) =>
  parts('work')
    .map(({ title }): Fact => ({ is: 'work', title }))
    .slice(0, WORKS);

const remarksOf =
  (kind: EvidenceKind): Reading =>
  (parts) =>
    parts(kind)
      .filter(({ detail, personal }) => detail && personal)
      .map(({ detail, date }): Fact => ({ is: 'remark', text: detail, date }))
      .slice(0, REMARKS);

const learnt = (parts: Parts): Fact[] => {
  const there = parts('lesson').filter(wasThere);
  const titles = [...new Set(there.map(({ title }) => title))].slice(0, TOPICS);
  return titles.length > 0 ? [{ is: 'learnt', titles }] : [];
};

/** What speaks for each dimension, what says most first. */
const READINGS: Readonly<Record<Dimension, readonly Reading[]>> = {
  logic: [scores],
  focus: [attended, missed, saidInLessons],
  thinking: [saidOfTasks, remarksOf('task'), scores],
  communication: [remarksOf('lesson'), saidInLessons],
  creativity: [works],
  innovation: [works, saidInLessons],
};

/** What was seen of a child that speaks for a dimension; where nothing does, what was taught while they were there. */
export function factsOf(
  dimension: Dimension,
  { parts: found, recorded }: Pick<ChildEvidence, 'parts' | 'recorded'>,
): Fact[] {
  const parts: Parts = (kind) => found.find((part) => part.kind === kind)?.list ?? [];
  const facts = READINGS[dimension].flatMap((reading) => reading(parts, recorded ?? NOTHING));
  return facts.length > 0 ? facts : learnt(parts);
}
