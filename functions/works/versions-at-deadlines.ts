import {
  deadlineOf,
  isHandedInBy,
  isOver,
  linkAt,
} from '#functions/domain/tasks/answer-deadline.ts';
import { isNewestAt } from '#functions/domain/works/version-at.ts';
import { type Work, workPartition } from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import { loadAnsweredTasks } from './answered-tasks.ts';

/** Deadlines that are over and that a version of the work stands for: where nothing was handed in by then. */
async function loadDeadlines(work: Work, now: Date): Promise<string[]> {
  const answered = await loadAnsweredTasks(work);
  const found = answered.flatMap(({ task, answer }) => {
    if (!task || !answer) return [];
    const deadline = deadlineOf(task, answer);
    const isOpen = isOver(deadline, now) && !isHandedInBy(answer, deadline);
    return isOpen && linkAt(answer, deadline) === work.id ? [deadline] : [];
  });
  return [...new Set(found)].toSorted();
}

/** The version that came after another one, which thinning may have made any later one. */
async function loadNext(work: Work, { no }: WorkVersion): Promise<WorkVersion | undefined> {
  if (no >= work.version) return undefined;
  const { schoolId, id: workId } = work;
  const from = { ...workVersions.key({ schoolId, workId, no }) };
  const { items } = await workVersions.page(workPartition(work), VERSION_PREFIX, {
    limit: 1,
    from,
  });
  return items[0];
}

/** The deadlines that each of these versions stands for; they follow each other, the newest first. */
export async function deadlinesOfVersions(
  work: Work,
  versions: readonly WorkVersion[],
  now: Date,
): Promise<string[][]> {
  const [newest] = versions;
  const deadlines = await loadDeadlines(work, now);
  if (!newest || deadlines.length === 0) return versions.map(() => []);
  const after = await loadNext(work, newest);
  return versions.map((version, index) => {
    const next = versions[index - 1] ?? after;
    return deadlines.filter((deadline) =>
      next ? isNewestAt(version, next, deadline) : version.at <= deadline,
    );
  });
}
