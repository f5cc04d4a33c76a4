import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { LessonId } from '#shared/ids.ts';
import type { MakeupChoice } from '#shared/makeups/fields.ts';
import type { Lead } from '../lead-action.ts';
import { useBookTrial, useTrialLessons } from '../queries.ts';

interface Props {
  readonly lead: Lead;
  readonly onClose: () => void;
}

interface LineProps {
  readonly choice: MakeupChoice;
  readonly disabled: boolean;
  readonly booking: boolean;
  readonly onBook: () => void;
}

function ChoiceLine({ choice: { lesson, seats }, disabled, booking, onBook }: LineProps) {
  const { t } = useTranslation('leads');
  const when = useLessonTime();
  const { class_name, course_name, teacher_name, room_name } = lesson;
  const label = `${when(lesson)} ${class_name}`;
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={label}
        secondary={[course_name, teacher_name, room_name].filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere', minWidth: 'min(100%, 14rem)' }}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', ml: 'auto' }}>
        <Chip size="small" label={t('seats', { count: seats })} />
        <Button
          variant="outlined"
          disabled={disabled}
          loading={booking}
          aria-label={`${t('choose')} ${label}`}
          onClick={onBook}
        >
          {t('choose')}
        </Button>
      </Stack>
    </ListItem>
  );
}

interface ChoicesProps {
  readonly inClass: ClassRef | null;
  readonly booking: ReturnType<typeof useBookTrial>;
  readonly onBook: (id: LessonId) => void;
}

function Choices({ inClass, booking, onBook }: ChoicesProps) {
  const { t } = useTranslation('leads');
  const query = useTrialLessons(inClass?.id);
  const { data, error, refetch, hasNextPage } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const list = data.pages.flatMap((page) => page.list);
  return (
    <>
      {list.length === 0 && !hasNextPage && (
        <EmptyState title={t('noLessons')} hint={t('noLessonsHint')} />
      )}
      <List disablePadding>
        {list.map((choice) => (
          <ChoiceLine
            key={choice.lesson.id}
            choice={choice}
            disabled={booking.isPending}
            booking={booking.isPending && booking.variables.lesson_id === choice.lesson.id}
            onBook={() => onBook(choice.lesson.id)}
          />
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </>
  );
}

/** Books a lead into a coming lesson with a free seat, or gives the booking up. */
export function TrialDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const [inClass, setInClass] = useState<ClassRef | null>(null);
  const booking = useBookTrial();
  const send = (lesson_id: LessonId, cancel: boolean) =>
    booking.mutate(
      { lead_id: lead.id, lesson_id, cancel },
      {
        onSuccess: () => {
          toast.success(t(cancel ? 'trialCancelled' : 'booked'));
          onClose();
        },
      },
    );
  const booked = lead.trial?.state === 'booked' ? lead.trial : undefined;
  return (
    <ClosableDialog title={t('trialTitle', { name: lead.name })} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('trialExplain')}</Typography>
          <ClassInput label={t('filterClass')} value={inClass} onChange={setInClass} ownRow />
          <Choices inClass={inClass} booking={booking} onBook={(id) => send(id, false)} />
          <FormProblem problem={booking.error} />
        </Stack>
      </DialogContent>
      {booked && (
        <DialogActions>
          <Button
            color="error"
            disabled={booking.isPending}
            onClick={() => send(booked.lesson_id, true)}
          >
            {t('cancelTrial')}
          </Button>
        </DialogActions>
      )}
    </ClosableDialog>
  );
}
