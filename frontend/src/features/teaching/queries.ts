import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import { hours } from '#shared/hours/contract.ts';
import { leads } from '#shared/leads/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { students } from '#shared/students/contract.ts';
import { teaching } from '#shared/teaching/contract.ts';
import type { RecordDetail } from '#shared/teaching/fields.ts';

const { endpoints } = teaching;

const recordOf = (lesson_id: string) => queryOf(endpoints.detail, { lesson_id });

export const useRecord = (lesson_id: string) =>
  useQuery({
    ...recordOf(lesson_id),
    select: ({ record }) => record,
    // The students of the class may have changed.
    staleTime: 0,
    // A form shows it, which must not change while the user types.
    refetchOnWindowFocus: false,
  });

/** Shows a record that was written, and what a lesson changes when it begins or ends: calendar, records and hours. */
export function useShowRecord() {
  const client = useQueryClient();
  return async (record?: RecordDetail): Promise<void> => {
    if (record) client.setQueryData(recordOf(record.lesson.id).queryKey, { record });
    await invalidate(client, lessons, teaching, hours, students);
  };
}

export function useStartLesson() {
  const showRecord = useShowRecord();
  return useMutation({
    mutationFn: (payload: Payload<typeof endpoints.start>) => send(endpoints.start, payload),
    onSuccess: () => showRecord(),
  });
}

/** Of a child who tries the lesson: recorded beside the record of the students. */
export const useRecordTrial = () =>
  useChange(leads.endpoints.recordTrial, { changes: [endpoints.detail, leads] });

/** Lessons that have ended without a record. */
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
