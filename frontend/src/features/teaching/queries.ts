import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import { hours } from '#shared/contracts/hours.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { students } from '#shared/contracts/students.ts';
import { teaching } from '#shared/contracts/teaching.ts';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';

const { endpoints } = teaching;

export const recordOf = (lesson_id: string) => queryOf(endpoints.detail, { lesson_id });

export const useRecord = (lesson_id: string) =>
  useQuery({
    ...recordOf(lesson_id),
    select: ({ record }) => record,
    // Whoever is in the class is what counts now.
    staleTime: 0,
    // A form is on it: it changes when somebody comes back to the page, not under the hands.
    refetchOnWindowFocus: false,
  });

/** What a lesson changes when it begins or ends: the calendar, the records, the hours. */
function useSpread() {
  const client = useQueryClient();
  return async (record: RecordDetail | undefined): Promise<void> => {
    if (record) client.setQueryData(recordOf(record.lesson.id).queryKey, { record });
    await invalidate(client, lessons, teaching, hours, students);
  };
}

export function useStartLesson() {
  const spread = useSpread();
  return useMutation({
    mutationFn: (payload: Payload<typeof endpoints.start>) => send(endpoints.start, payload),
    onSuccess: () => spread(undefined),
  });
}

type NewRecord = Payload<typeof endpoints.end>;

/** Hours of a large class are written in several goes: the same request goes on until all are. */
async function sendRecord(payload: NewRecord): Promise<RecordDetail> {
  const { record } = await send(endpoints.end, payload);
  return record.settled ? record : sendRecord(payload);
}

export function useEndLesson() {
  const spread = useSpread();
  return useMutation<RecordDetail, Error, NewRecord>({
    mutationFn: sendRecord,
    meta: { quiet: true },
    onSuccess: spread,
  });
}

/** Lessons that are over and have no record yet. */
export const useMissingRecords = () =>
  useCursorList({
    name: 'missing-records',
    ask: ({ limit, cursor }) => queryOf(endpoints.missing, { limit, cursor }),
  });

export type FigureRow = Answer<typeof endpoints.figures>['list'][number];
export type FiguresOf = 'teacher' | 'class';

export const useRecordFigures = (
  of: FiguresOf,
  asked: Omit<Payload<typeof endpoints.figures>, 'of'>,
) =>
  useCursorList({
    name: 'record-figures',
    ask: ({ limit, cursor }) => queryOf(endpoints.figures, { ...asked, of, limit, cursor }),
  });

/** Records as a spreadsheet. */
export const useExportRecords = () =>
  useMutation({
    mutationFn: (payload: Payload<typeof endpoints.exportSheet>) =>
      send(endpoints.exportSheet, payload),
  });
