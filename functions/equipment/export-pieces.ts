import { toPieceDtos } from '#functions/domain/equipment/piece-dtos.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { message } from '#shared/i18n/messages.ts';
import { findPieces } from './find-pieces.ts';
import { pieceColumns } from './sheet-columns.ts';

/** The equipment of a list as a sheet. The log keeps who exported it: it names who has what. */
export const exportPieces: UseCase<typeof equipment.endpoints.sheet> = async (
  actor,
  query,
  deps,
) => {
  const now = deps.now();
  const { language, school } = actor;
  const { items, truncated } = await loadPages((paging) => findPieces(actor, query, paging, now));
  const list = await toPieceDtos(actor, items, now);
  const columns = pieceColumns({ ...school, language });
  const content = await makeSheet(columns, list, language);
  const { search, state, overdue, person_id, class_id } = query;
  await logOperation({ ...actor, now }, 'equipment.export', {
    ...(search && { search }),
    ...(state && { filter: state }),
    ...(overdue && { filter: 'overdue' }),
    ...(person_id && { person: person_id }),
    ...(class_id && { class: class_id }),
    rows: list.length,
  });
  const day = dayAt(momentOf(actor, now));
  const file_name = `${message(language, 'equipment.file')}-${day}.xlsx`;
  return { file_name, content, rows: list.length, truncated };
};
