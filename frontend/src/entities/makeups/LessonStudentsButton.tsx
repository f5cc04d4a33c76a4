import GroupIcon from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';

const LessonStudentsDialog = lazy(async () => {
  const { LessonStudentsDialog: Dialog } = await import('./LessonStudentsDialog.tsx');
  return { default: Dialog };
});

/** Opens the students of a lesson, with their leave and makeups. */
export function LessonStudentsButton({ lesson }: { readonly lesson: LessonDto }) {
  const { t } = useTranslation('makeups');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<GroupIcon />} onClick={() => setOpen(true)}>
        {t('students')}
      </Button>
      <Suspense>
        {open && <LessonStudentsDialog lesson={lesson} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
