import type { StudentId } from '#shared/ids.ts';
import type { ReportWriter } from './report-writer.ts';

interface Child {
  readonly student_id: StudentId;
  readonly name: string;
}

/** A child whose report has text that is not on the server. */
export interface Unsaved extends Child {
  /** Why, in words; empty while two versions wait for a choice. */
  readonly reason: string;
}

/** Saves what is not sent of some reports. Answers those of which something is still on this device only. */
export async function saveAll(
  children: readonly Child[],
  writerOf: (id: StudentId) => Pick<ReportWriter, 'save' | 'view'>,
): Promise<Unsaved[]> {
  const saved = children.map(async ({ student_id, name }) => {
    const writer = writerOf(student_id);
    const isSaved = await writer.save();
    const { problem } = writer.view.get();
    return isSaved ? [] : [{ student_id, name, reason: problem?.message ?? '' }];
  });
  return (await Promise.all(saved)).flat();
}
