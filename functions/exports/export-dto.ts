import { SHEETS } from '#functions/domain/exports/all-sheets.ts';
import { type SchoolExport, savedAs } from '#functions/domain/exports/school-export.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import type { ExportDto } from '#shared/exports/contract.ts';
import { signArchive } from './sign-archive.ts';

export async function toExportDto(found: SchoolExport): Promise<ExportDto> {
  const { id, state, began, byName, until, place, rows, files, bytes, bytesTotal } = found;
  const archives = found.archives.map(async ({ key, bytes: size }, index) => ({
    name: savedAs(found, index + 1),
    bytes: size,
    url: await signArchive(objectName(key)),
  }));
  return {
    id,
    state,
    began,
    by_name: byName,
    until,
    sheets: place.sheet,
    sheets_total: SHEETS.length,
    rows,
    files,
    bytes,
    bytes_total: bytesTotal,
    archives: await Promise.all(archives),
  };
}
