import {
  noAnswer,
  type TaskAnswerValue,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { type WorkValue, works } from '#functions/domain/works/work.ts';
import { addingVersion } from '#functions/domain/works/write-version.ts';
import { transact } from '#functions/platform/table.ts';
import type { TaskId, WorkId } from '#shared/ids.ts';
import type { Person } from './person.ts';
import { makePng } from './picture.ts';
import { storeFile } from './upload.ts';
import { addVersion, storeWork } from './work.ts';

const MINUTE_MS = 60_000;
export const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * MINUTE_MS).toISOString();

interface SavedVersion {
  /** When it came, and when the device made it. */
  readonly at: string;
  readonly madeAt?: string;
}

/** Stores a work with versions that came at these times, each with the record of its file. */
export async function storeHistory(
  as: Person,
  versions: readonly SavedVersion[],
  values: Partial<WorkValue> = {},
): Promise<WorkId> {
  const [first, second] = versions;
  const savedAt = versions.at(-1)?.at ?? minutesAgo(0);
  const workId = await storeWork(as, {
    version: versions.length,
    created: first?.at ?? savedAt,
    savedAt,
    ...(second && { begunAt: second.at }),
    ...values,
  });
  for (const [index, version] of versions.entries())
    await addVersion(as, workId, { ...version, no: index + 1, base: index });
  return workId;
}

/** Stores the answer of a student who has worked with a work since then, and handed in nothing. */
export async function storeWorking(
  { schoolId, userId }: Person,
  taskId: TaskId,
  workId: WorkId,
  since: string,
  values: Partial<TaskAnswerValue> = {},
): Promise<void> {
  const answer: TaskAnswerValue = {
    ...noAnswer({ schoolId, taskId, userId }),
    state: 'working',
    workId,
    links: [{ workId, since }],
    openedAt: since,
    ...values,
  };
  await transact(writingAnswer(undefined, answer));
  await works.change({ schoolId, id: workId }, (work) => ({
    ...work,
    taskIds: [...(work.taskIds ?? []), taskId],
  }));
}

/** Saves a picture now as the next version of the work that answers a task. */
export async function storeNextPicture(
  as: Person,
  taskId: TaskId,
  name: string,
  madeAt?: string,
): Promise<void> {
  const { schoolId, userId: by } = as;
  const answer = await taskAnswers.get({ schoolId, taskId, userId: by }, { consistent: true });
  const work = answer?.workId && (await works.get({ schoolId, id: answer.workId }));
  if (!work) throw new Error('nothing answers the task');
  const file = await storeFile(as, { purpose: 'work', name, body: makePng(320, 240) });
  const content = {
    key: file.key,
    bytes: file.bytes,
    name,
    contentType: 'image/png',
    at: minutesAgo(0),
    ...(madeAt && { madeAt }),
    by,
    device: '',
    label: '' as const,
    note: '',
    thumbnail: '',
  };
  await transact([...addingVersion(work, content).writes]);
}
