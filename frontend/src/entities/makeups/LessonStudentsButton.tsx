import GroupIcon from '@mui/icons-material/GroupOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';

const LessonStudentsDialog = lazyPart(
  async () => (await import('./LessonStudentsDialog.tsx')).LessonStudentsDialog,
);

/** Opens the students of a lesson, with their leave and makeups. */
export function LessonStudentsButton({ lesson }: { readonly lesson: LessonDto }) {
  const { t } = useTranslation('makeups');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<GroupIcon />} onClick={() => setOpen(true)}>
        {t('students')}
      </Button>
      {open && <LessonStudentsDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
}
