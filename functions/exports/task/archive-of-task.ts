import type { ArchiveKind } from '#functions/domain/exports/step-archive.ts';
import type { TaskView } from '#functions/domain/tasks/task-scope.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { addAnswerSheet } from './add-answer-sheet.ts';
import { collectAnswers } from './collect-answers.ts';
import { parkedFiles } from './collected-answer.ts';
import { copyWorks } from './copy-works.ts';
import { type TaskExport, type TaskExportValue, taskExports } from './task-export.ts';

export const taskArchiveName = ({ name }: Pick<TaskExportValue, 'name'>, number: number): string =>
  `${name}${number > 1 ? ` ${number}` : ''}.zip`;

/** How the archives of an export are put together from what the caller sees of the task. */
export function archiveOfTask(
  found: TaskExport,
  view: TaskView,
  timeZone: string,
): ArchiveKind<TaskExportValue> {
  const files = lazy(async () =>
    (await parkedFiles(found)).map((file) => ({ ...file, at: new Date(file.at) })),
  );
  return {
    replacing: (before, after) => taskExports.replacing(before, before, after),
    stored: (value) => taskExports.get(value, { consistent: true }),
    advance: async (value, writer, budget) => {
      if (value.place.step === 'students') return collectAnswers(value, view, timeZone, budget);
      if (value.place.step === 'sheet') return addAnswerSheet(value, writer, timeZone);
      return copyWorks(value, await files(), writer);
    },
    isWritten: ({ place, filesTotal }) => place.step === 'files' && place.file >= filesTotal,
    savedAs: taskArchiveName,
    ending: () => [],
  };
}
