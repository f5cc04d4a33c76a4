import type { Script } from '../model/project.ts';
import { contentOf, hatOf, type Line, linesOf } from './fingerprint.ts';

/** A script of one version and what became of it; null where it did not exist. */
export interface Pair {
  readonly before: Script | null;
  readonly after: Script | null;
}

interface Known {
  readonly script: Script;
  readonly content: string;
  readonly hat: string;
  readonly lines: readonly Line[];
  /** Among the changed scripts of its version. */
  readonly index: number;
}

const known = (script: Script): Omit<Known, 'index'> => ({
  script,
  content: contentOf(script),
  hat: hatOf(script),
  lines: linesOf(script.blocks),
});

/** The scripts of both that have no twin in the other. Twins are taken once each. */
function withoutTwins(scripts: readonly Script[], others: readonly Script[]): Known[] {
  const twins = new Map<string, number>();
  for (const other of others) {
    const content = contentOf(other);
    twins.set(content, (twins.get(content) ?? 0) + 1);
  }
  return scripts
    .map(known)
    .filter(({ content }) => {
      const left = twins.get(content) ?? 0;
      twins.set(content, left - 1);
      return left <= 0;
    })
    .map((each, index) => ({ ...each, index }));
}

/** How much of two scripts is the same, from 0 to 1. */
function overlap(a: readonly Line[], b: readonly Line[]): number {
  const counts = new Map<string, number>();
  for (const { text } of a) counts.set(text, (counts.get(text) ?? 0) + 1);
  let shared = 0;
  for (const { text } of b) {
    const left = counts.get(text) ?? 0;
    if (left > 0) shared += 1;
    counts.set(text, left - 1);
  }
  return (2 * shared) / (a.length + b.length);
}

const SIMILAR = 0.5;

/** 0 when one did not become the other. The same in both directions, like all that decides here. */
function likeness(a: Known, b: Known): number {
  const isSame = a.script.id === b.script.id;
  const isThere = a.script.x === b.script.x && a.script.y === b.script.y;
  const isHat = a.hat === b.hat;
  if (!isSame && !isThere && !isHat) return 0;
  const shared = overlap(a.lines, b.lines);
  const isOne = isSame || (isHat && isThere) || shared >= SIMILAR;
  return isOne ? Number(isSame) * 4 + Number(isHat) * 2 + Number(isThere) + shared * 4 : 0;
}

/** Pairs the scripts that changed: the most alike first. */
function pairChanged(befores: readonly Known[], afters: readonly Known[]): Pair[] {
  const candidates = befores
    .flatMap((before) => afters.map((after) => ({ before, after, score: likeness(before, after) })))
    .filter(({ score }) => score > 0)
    // Of those that tie, the order is the same in both directions, as far as it matters.
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        a.before.index + a.after.index - (b.before.index + b.after.index) ||
        Math.abs(a.before.index - a.after.index) - Math.abs(b.before.index - b.after.index),
    );
  const taken = new Set<Known>();
  return candidates.flatMap(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return [];
    taken.add(before).add(after);
    return [{ before: before.script, after: after.script }];
  });
}

/** Of two versions of a sprite: the scripts that differ, changed ones in pairs. */
export function matchScripts(before: readonly Script[], after: readonly Script[]): Pair[] {
  const befores = withoutTwins(before, after);
  const afters = withoutTwins(after, before);
  const changed = pairChanged(befores, afters);
  const paired = new Set(changed.flatMap((pair) => [pair.before, pair.after]));
  return [
    ...changed,
    ...afters.flatMap(({ script }) =>
      paired.has(script) ? [] : [{ before: null, after: script }],
    ),
    ...befores.flatMap(({ script }) =>
      paired.has(script) ? [] : [{ before: script, after: null }],
    ),
  ];
}
