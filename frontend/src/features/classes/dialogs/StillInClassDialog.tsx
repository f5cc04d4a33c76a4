import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { ClassDto, StillInClass } from '#shared/classes/fields.ts';

interface Props {
  readonly schoolClass: ClassDto;
  readonly remaining: StillInClass;
  readonly onClose: () => void;
}

/** A class with students cannot be deleted: lists them, and links to the page where they can be removed. */
export function StillInClassDialog({ schoolClass, remaining, onClose }: Props) {
  const { t } = useTranslation('classes');
  const { t: common } = useTranslation();
  const id = useId();
  const { students, total } = remaining;
  const unnamed = total - students.length;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('remove.refused')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>
            {t('remove.still', { count: total, name: schoolClass.name })}
          </DialogContentText>
          <Stack
            component="ul"
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}
          >
            {students.map((student) => (
              <li key={student.id}>
                <Chip label={student.name} />
              </li>
            ))}
          </Stack>
          {unnamed > 0 && (
            <DialogContentText>{t('remove.more', { count: unnamed })}</DialogContentText>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button
          variant="contained"
          component={Link}
          to={paths.classRoom(schoolClass.id)}
          onClick={onClose}
        >
          {t('remove.openRoom')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
