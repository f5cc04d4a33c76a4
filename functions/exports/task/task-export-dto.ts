import { objectName } from '#functions/platform/object-keys.ts';
import type { TaskExportDto } from '#shared/exports/contract.ts';
import { signArchive } from '../sign-archive.ts';
import { taskArchiveName } from './archive-of-task.ts';
import type { TaskExport } from './task-export.ts';

export async function toTaskExportDto(found: TaskExport): Promise<TaskExportDto> {
  const archives = found.archives.map(async ({ key, bytes }, index) => ({
    name: taskArchiveName(found, index + 1),
    bytes,
    url: await signArchive(objectName(key)),
  }));
  return {
    id: found.id,
    state: found.state,
    until: found.until,
    students: found.students,
    counted: found.place.step === 'files',
    files: found.files,
    files_total: found.filesTotal,
    files_gone: found.filesGone,
    bytes: found.bytes,
    bytes_total: found.bytesTotal,
    archives: await Promise.all(archives),
  };
}
