import type { MakeupLesson } from '#shared/contracts/makeup-fields.ts';
import type { StudentId } from '#shared/ids.ts';

/** What staff are about to do with a student's lesson. */
export interface MakeupTask {
  readonly what: 'leave' | 'back' | 'book' | 'unbook';
  readonly student: { readonly id: StudentId; readonly name: string };
  readonly missed: Pick<MakeupLesson, 'id' | 'class_name' | 'date' | 'start' | 'end'>;
  readonly madeUp?: MakeupLesson | null;
}
