import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordKeys } from '#frontend/src/entities/records/record-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { teaching } from '#shared/contracts/teaching.ts';
import type { RecordDetail } from '#shared/contracts/teaching-fields.ts';

const { endpoints } = teaching;

export const useRecord = (lesson_id: string) =>
  useQuery({
    queryKey: recordKeys.one(lesson_id),
    queryFn: async ({ signal }) => {
      const asked = { lesson_id } as Payload<typeof endpoints.detail>;
      return (await send(endpoints.detail, asked, { signal })).record;
    },
    // Whoever is in the class is what counts now.
    staleTime: 0,
    // A form is on it: it changes when somebody comes back to the page, not under the hands.
    refetchOnWindowFocus: false,
  });

/** What a lesson changes when it begins or ends: the calendar, the records, the hours. */
function useSpread() {
  const client = useQueryClient();
  return async (record: RecordDetail | undefined): Promise<void> => {
    if (record) client.setQueryData(recordKeys.one(record.lesson.id), record);
    const keys = [['lessons'], recordKeys.all, ['hours'], ['students'], ['statistics']];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
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
  useCursorList<LessonDto, Answer<typeof endpoints.missing>>({
    name: 'missing-records',
    queryKey: recordKeys.missing,
    fetchPage: ({ limit, cursor }, signal) =>
      send(endpoints.missing, { limit, cursor }, { signal }),
  });

type Figures = Answer<typeof endpoints.figures>;
export type FigureRow = Figures['list'][number];
export type FiguresOf = 'teacher' | 'class';

export const useRecordFigures = (
  of: FiguresOf,
  asked: Omit<Payload<typeof endpoints.figures>, 'of'>,
) =>
  useCursorList<FigureRow, Figures>({
    name: 'record-figures',
    queryKey: [...recordKeys.all, 'figures', of, asked],
    fetchPage: ({ limit, cursor }, signal) =>
      send(endpoints.figures, { ...asked, of, limit, cursor }, { signal }),
  });

/** Records as a spreadsheet. */
export const useExportRecords = () =>
  useMutation({
    mutationFn: (payload: Payload<typeof endpoints.exportSheet>) =>
      send(endpoints.exportSheet, payload),
  });
