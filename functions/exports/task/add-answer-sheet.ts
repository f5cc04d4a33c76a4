import { crc32 } from 'node:zlib';
import type { ArchiveWriter } from '#functions/domain/exports/archive-writer.ts';
import { message } from '#functions/domain/sheets/messages.ts';
import { answerColumns } from '#functions/domain/tasks/answer-columns.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type Column, makeSheet } from '#functions/platform/sheet.ts';
import { type NamedFile, parkedPage, parkFiles } from './collected-answer.ts';
import { type NamedAnswer, nameAnswers } from './name-answers.ts';
import type { TaskExportValue } from './task-export.ts';

const AT_ONCE = 8;

/** The sheet of the task, and where the files of a student lie beside it. */
function columnsOf({ language }: TaskExportValue, timeZone: string): Column<NamedAnswer>[] {
  const known = answerColumns(language, timeZone).map(
    ({ title, width }, index): Column<NamedAnswer> => ({
      title,
      width,
      text: ({ cells }) => cells[index] ?? '',
    }),
  );
  return [
    ...known,
    { title: 'exports.taskFile', width: 40, text: ({ workPath }) => workPath },
    { title: 'exports.taskArrived', width: 40, text: ({ arrivedPath }) => arrivedPath },
  ];
}

const filesOf = ({ work, arrived, workPath, arrivedPath }: NamedAnswer): NamedFile[] => [
  ...(work ? [{ ...work, path: workPath }] : []),
  ...(arrived ? [{ ...arrived, path: arrivedPath }] : []),
];

/** Names the files of all students who were looked at, and writes the sheet as the first file. */
export async function addAnswerSheet(
  before: TaskExportValue,
  writer: ArchiveWriter,
  timeZone: string,
): Promise<TaskExportValue> {
  const { place, language, title } = before;
  const numbers = Array.from({ length: place.pages }, (_, page) => page);
  const pages = await mapConcurrently(numbers, AT_ONCE, (page) => parkedPage(before, page));
  const arrivedFolder = message(language, 'exports.folder.arrived');
  const list = nameAnswers(pages.flat(), { title, arrivedFolder });
  const files = list.flatMap(filesOf);
  await parkFiles(before, files);
  const sheet = await makeSheet(columnsOf(before, timeZone), list, language);
  const body = Buffer.from(sheet, 'base64');
  const path = `${message(language, 'tasks.file')}.xlsx`;
  const at = new Date(before.began);
  await writer.begin({ path, bytes: body.length, crc: crc32(body), at });
  await writer.append(body);
  return {
    ...before,
    filesTotal: files.length,
    bytesTotal: files.reduce((sum, { bytes }) => sum + bytes, 0),
    place: { ...place, step: 'files' },
  };
}
