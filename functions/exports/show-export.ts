import { schoolExports } from '#functions/domain/exports/school-export.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { exports } from '#shared/exports/contract.ts';
import { toExportDto } from './export-dto.ts';

export const showExport: UseCase<typeof exports.endpoints.current> = async (
  actor,
  _input,
  deps,
) => {
  const found = await schoolExports.get(actor.schoolId);
  const isKept = found && Date.parse(found.until) > deps.now().getTime();
  return { export: isKept ? await toExportDto(found) : null };
};
