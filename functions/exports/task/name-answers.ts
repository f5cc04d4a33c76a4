import { pathPart } from '#functions/domain/exports/path-part.ts';
import { endingOf } from '#shared/uploads/rules.ts';
import type { CollectedAnswer } from './collected-answer.ts';

/** An answer with the paths of its files in the archive. */
export interface NamedAnswer extends CollectedAnswer {
  readonly workPath: string;
  readonly arrivedPath: string;
}

interface Naming {
  /** Of the task. */
  readonly title: string;
  /** The folder of what came late. */
  readonly arrivedFolder: string;
}

/** Some systems take two names for one that differ in this only. */
const folded = (text: string): string => text.toLowerCase();

/** Keeps what is in an archive apart, whatever people and classes are called. */
function uniquely(taken: Set<string>, stem: string, key: string): string {
  const ending = endingOf(key);
  for (let count = 1; ; count += 1) {
    const path = `${stem}${count > 1 ? ` ${count}` : ''}${ending ? `.${ending}` : ''}`;
    if (taken.has(folded(path))) continue;
    taken.add(folded(path));
    return path;
  }
}

const whereOf = ({ folder, name }: CollectedAnswer): string =>
  `${pathPart(folder)}/${pathPart(name)}`;

/**
 * Names the files of answers: the class, then the child's name and the task's title. Children of one name in a class
 * have their accounts behind it.
 */
export function nameAnswers(
  list: readonly CollectedAnswer[],
  { title, arrivedFolder }: Naming,
): NamedAnswer[] {
  const counts = new Map<string, number>();
  for (const each of list) {
    const where = folded(whereOf(each));
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  const taken = new Set<string>();
  return list.map((each) => {
    const where = whereOf(each);
    const isShared = (counts.get(folded(where)) ?? 0) > 1;
    const whose = isShared ? `${where} ${pathPart(each.account)}` : where;
    const stem = `${whose} ${pathPart(title)}`;
    const { work, arrived } = each;
    return {
      ...each,
      workPath: work ? uniquely(taken, stem, work.key) : '',
      arrivedPath: arrived
        ? uniquely(taken, `${pathPart(arrivedFolder)}/${stem}`, arrived.key)
        : '',
    };
  });
}
