import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { type PageSettings, useHideTeacher } from '../queries.ts';
import { PagePart } from './PagePart.tsx';

interface ClassesProps {
  readonly classes: PageSettings['classes'];
}

/** Classes in which children may try a lesson; the switch is in the class itself. */
export function ShownClasses({ classes }: ClassesProps) {
  const { t } = useTranslation('institutions');
  return (
    <PagePart title={t('page.lessons')} hint={t('page.lessonsHint')}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {classes.map(({ id, name }) => (
          <Chip
            key={id}
            clickable
            component={RouterLink}
            to={paths.classRoom(id)}
            label={name}
            variant="outlined"
          />
        ))}
        {classes.length === 0 && (
          <Link component={RouterLink} to={paths.classes}>
            {t('page.noLessons')}
          </Link>
        )}
      </Stack>
    </PagePart>
  );
}

type Teacher = PageSettings['teachers'][number];

interface TeachersProps {
  readonly teachers: PageSettings['teachers'];
}

/** Those who let the page show them, by a switch in their own account. */
export function ShownTeachers({ teachers }: TeachersProps) {
  const { t } = useTranslation('institutions');
  const { mutate, isPending } = useHideTeacher();
  const [asked, setAsked] = useState<Teacher | null>(null);
  const hide = () =>
    asked && mutate({ user_id: asked.id, on: '0' }, { onSettled: () => setAsked(null) });
  return (
    <PagePart title={t('page.teachers')} hint={t('page.teachersHint')}>
      {teachers.length === 0 && <Typography>{t('page.noTeachers')}</Typography>}
      <List disablePadding>
        {teachers.map((teacher) => (
          <ListItem
            key={teacher.id}
            disableGutters
            secondaryAction={
              <Button
                color="inherit"
                aria-label={t('page.hideTeacher', { name: teacher.name })}
                onClick={() => setAsked(teacher)}
              >
                {t('page.hide')}
              </Button>
            }
          >
            <ListItemText primary={teacher.name} secondary={teacher.line} />
          </ListItem>
        ))}
      </List>
      <ConfirmDialog
        open={asked !== null}
        title={t('page.hideAsk', { name: asked?.name ?? '' })}
        text={t('page.hideEffect')}
        confirmLabel={t('page.hide')}
        working={isPending}
        onConfirm={hide}
        onCancel={() => setAsked(null)}
      />
    </PagePart>
  );
}
