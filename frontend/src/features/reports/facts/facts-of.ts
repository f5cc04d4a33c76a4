import type { Dimension, EvidenceKind } from '#shared/contracts/report-fields.ts';
import type { EVALUATION_PHRASES } from '#shared/contracts/teaching-fields.ts';
import type { Evidence, EvidencePart } from '../queries.ts';

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

type Reading = (parts: Parts) => Fact[];
type Parts = (kind: EvidenceKind) => readonly Evidence[];

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

const missed: Reading = (parts) => {
  const states = parts('lesson').map(({ state }) => state);
  const count = (state: string): number => states.filter((each) => each === state).length;
  const facts = [
    { is: 'late' as const, count: count('late') },
    { is: 'absent' as const, count: count('absent') },
  ];
  return facts.filter((fact) => fact.count > 0);
};

/** What was said most often first. */
const phrasesOf =
  (kind: EvidenceKind): Reading =>
  (parts) => {
    const said = new Map<Phrase, number>();
    for (const { phrase } of parts(kind)) if (phrase) said.set(phrase, (said.get(phrase) ?? 0) + 1);
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

const learnt: Reading = (parts) => {
  const there = parts('lesson').filter(({ state }) => THERE.includes(state));
  const titles = [...new Set(there.map(({ title }) => title))].slice(0, TOPICS);
  return titles.length > 0 ? [{ is: 'learnt', titles }] : [];
};

/** What speaks for each dimension, what says most first. */
const READINGS: Readonly<Record<Dimension, readonly Reading[]>> = {
  logic: [scores],
  focus: [attended, missed, phrasesOf('lesson')],
  thinking: [phrasesOf('task'), remarksOf('task'), scores],
  communication: [remarksOf('lesson'), phrasesOf('lesson')],
  creativity: [works],
  innovation: [works, phrasesOf('lesson')],
};

/** What was seen of a child that speaks for a dimension; where nothing does, what was taught while they were there. */
export function factsOf(dimension: Dimension, evidence: readonly EvidencePart[]): Fact[] {
  const parts: Parts = (kind) => evidence.find((part) => part.kind === kind)?.list ?? [];
  const facts = READINGS[dimension].flatMap((reading) => reading(parts));
  return facts.length > 0 ? facts : learnt(parts);
}
