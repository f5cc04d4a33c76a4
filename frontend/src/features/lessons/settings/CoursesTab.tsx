import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colourOf } from '#frontend/src/lib/course-colours.ts';
import type { Course } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { CourseDialog } from './CourseDialog.tsx';
import { EntryList } from './EntryList.tsx';

const swatch = ({ colour }: Course) => (
  <Box
    sx={{
      width: '1.25rem',
      height: '1.25rem',
      borderRadius: 0.5,
      flexShrink: 0,
      backgroundColor: colourOf(colour, 'edge'),
    }}
  />
);

/** The courses of the school. */
export function CoursesTab({ settings: { courses } }: { readonly settings: CalendarSettingsDto }) {
  const { t } = useTranslation('lessons');
  const [edited, setEdited] = useState<Course | 'new' | null>(null);
  const detail = ({ hours, colour, archived }: Course) =>
    [
      t('hourCount', { count: hours }),
      t(`setup.colours.${colour}`),
      archived ? t('setup.archived') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <EntryList
        entries={courses}
        addLabel={t('setup.course.add')}
        empty={{ title: t('setup.course.none'), hint: t('setup.course.noneHint') }}
        detail={detail}
        mark={swatch}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
      />
      {edited && (
        <CourseDialog
          course={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
