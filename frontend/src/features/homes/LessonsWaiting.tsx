import Box from '@mui/material/Box';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { LessonLines } from './LessonLines.tsx';

/** Both lines of text have something in them, so that both are drawn. */
const LINE = { start: '', end: '', class_name: '', room_name: '…', teacher_name: '', topic: '' };

/**
 * What is seen until the lessons have come. The build draws a line beside it, out of sight, of which the first script
 * makes those that have come before the application (`shared/site/fill-home.ts`).
 */
export function LessonsWaiting({ name }: { readonly name: 'today' | 'own' }) {
  return (
    <>
      <ListSkeleton />
      {import.meta.env.SSR && (
        <Box hidden data-lessons={name}>
          <LessonLines lessons={[LINE as LessonDto]} />
        </Box>
      )}
    </>
  );
}
