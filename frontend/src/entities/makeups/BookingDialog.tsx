import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { CourseId, StudentId } from '#shared/ids.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { MakeupChoice, MakeupLesson } from '#shared/makeups/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { useChangeClass, useMakeupChoices } from './use-makeups.ts';

interface Props {
  readonly student: { readonly id: StudentId; readonly name: string };
  readonly missed: Pick<MakeupLesson, 'id' | 'class_name' | 'date' | 'start' | 'end'> &
    Partial<Pick<MakeupLesson, 'course_id'>>;
  readonly onClose: () => void;
}

interface LineProps {
  readonly choice: MakeupChoice;
  readonly disabled: boolean;
  readonly booking: boolean;
  readonly onBook: () => void;
}

function ChoiceLine({ choice: { lesson, seats }, disabled, booking, onBook }: LineProps) {
  const { t } = useTranslation('makeups');
  const texts = useMakeupTexts();
  const { course_name, teacher_name, room_name } = lesson;
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={texts.lesson(lesson)}
        secondary={[course_name, teacher_name, room_name].filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere', minWidth: 'min(100%, 14rem)' }}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', ml: 'auto' }}>
        <Chip size="small" label={t('seats', { count: seats })} />
        <Button variant="outlined" disabled={disabled} loading={booking} onClick={onBook}>
          {t('choose')}
        </Button>
      </Stack>
    </ListItem>
  );
}

interface ChoicesProps extends Props {
  readonly anyCourse: boolean;
  readonly override: string;
}

interface NoChoicesProps extends Pick<Props, 'student'> {
  readonly validTo: string;
  /** The course of the account that pays for lessons like the missed one. */
  readonly course: CourseId | null;
}

/** No lesson fits until the last day of the right: leads to what can be done about it. */
function NoChoices({ student, validTo, course }: NoChoicesProps) {
  const { t } = useTranslation('makeups');
  const { role } = useSignedIn();
  const { dayOf } = useMakeupTexts();
  const isPrincipal = role === ROLE.principal;
  return (
    <EmptyState
      title={t('noChoices', { date: dayOf(validTo) })}
      hint={t(isPrincipal ? 'noChoicesHint' : 'noChoicesTeacher')}
      action={
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={paths.planLesson} variant="contained">
            {t('planLesson')}
          </Button>
          {isPrincipal && (
            <Button component={Link} to={paths.studentHours(student.id, course)} variant="outlined">
              {t('bookBack')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}

function Choices({ student, missed, anyCourse, override, onClose }: ChoicesProps) {
  const { t } = useTranslation('makeups');
  const of = { student_id: student.id, lesson_id: missed.id };
  const query = useMakeupChoices(of, anyCourse);
  const { choices, validTo, error, refetch, hasNextPage } = query;
  const change = useChangeClass();
  const book = ({ id }: LessonDto) =>
    change.mutate(
      { ...of, to_lesson_id: id, override },
      {
        onSuccess: () => {
          toast.success(t('booked'));
          onClose();
        },
      },
    );
  if (error && !choices) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!choices) return <ListSkeleton rows={4} />;
  return (
    <>
      {choices.length === 0 && hasNextPage && <EmptyState title={t('noneSoFar')} />}
      {choices.length === 0 && !hasNextPage && (
        <NoChoices student={student} validTo={validTo} course={missed.course_id ?? null} />
      )}
      <List disablePadding>
        {choices.map((choice) => (
          <ChoiceLine
            key={choice.lesson.id}
            choice={choice}
            disabled={change.isPending || (anyCourse && override.trim() === '')}
            booking={change.isPending && change.variables.to_lesson_id === choice.lesson.id}
            onBook={() => book(choice.lesson)}
          />
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
      <FormProblem problem={change.error} />
    </>
  );
}

/** The lessons that can make up for a missed one, the next first, each with a button that books it. */
export function BookingDialog(props: Props) {
  const { t } = useTranslation('makeups');
  const { role } = useSignedIn();
  const texts = useMakeupTexts();
  const [anyCourse, setAnyCourse] = useState(false);
  const [override, setOverride] = useState('');
  const { student, missed, onClose } = props;
  const of = { student_id: student.id, lesson_id: missed.id };
  const { validTo } = useMakeupChoices(of, anyCourse);
  return (
    <ClosableDialog title={t('bookTitle', { name: student.name })} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <Stack spacing={2}>
          {validTo && (
            <Typography>
              {t('bookFor', { lesson: texts.lesson(missed), date: texts.dayOf(validTo) })}
            </Typography>
          )}
          {role === ROLE.principal && (
            <FormControlLabel
              control={
                <Switch checked={anyCourse} onChange={(_, checked) => setAnyCourse(checked)} />
              }
              label={t('anyCourse')}
            />
          )}
          {anyCourse && (
            <LabelledInput
              label={t('override')}
              required
              value={override}
              maxLength={LIMITS.reasonMax}
              onChange={({ target }) => setOverride(target.value)}
            />
          )}
          <Choices {...props} anyCourse={anyCourse} override={anyCourse ? override : ''} />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
