import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LessonStudentsButton } from '#frontend/src/entities/makeups/LessonStudentsButton.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { LessonFacts } from './LessonFacts.tsx';
import { RecordButton } from './RecordButton.tsx';
import { SideDrawer } from './SideDrawer.tsx';

interface Props {
  readonly lesson: LessonDto;
  readonly canChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A lesson with all its facts, and what can be done with it. */
export function LessonDrawer({ lesson, canChange, onEdit, onRemove, onClose }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <SideDrawer title={lesson.class_name} onClose={onClose}>
      <Stack spacing={2}>
        <LessonFacts lesson={lesson} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <RecordButton lesson={lesson} />
          <LessonStudentsButton lesson={lesson} />
          {canChange && (
            <>
              <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit}>
                {t('edit')}
              </Button>
              <Button
                variant="outlined"
                color="error"
                startIcon={<DeleteIcon />}
                onClick={onRemove}
              >
                {t('remove')}
              </Button>
            </>
          )}
          <Button component={Link} to={paths.classRoom(lesson.class_id)}>
            {t('openClass')}
          </Button>
        </Stack>
      </Stack>
    </SideDrawer>
  );
}
