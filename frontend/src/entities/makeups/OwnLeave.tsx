import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { MakeupDto } from '#shared/makeups/fields.ts';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { type OwnMakeups, useLeave, useLeaveRules, useOwnMakeups } from './use-makeups.ts';

const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

const HOUR_MS = 3_600_000;

const isInTime = ({ starts_at, state }: LessonDto, { leaveHours }: OwnMakeups): boolean =>
  state === 'planned' && Date.parse(starts_at) - leaveHours * HOUR_MS > Date.now();

interface UndoProps {
  readonly lesson: LessonDto;
  readonly makeup: MakeupDto;
}

/** A lesson with leave; the leave can be taken back until a makeup is booked for it. */
function OnLeave({ lesson, makeup }: UndoProps) {
  const { t } = useTranslation('makeups');
  const { when } = useMakeupTexts();
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  const cancel = () =>
    leave.mutate(
      { lesson_id: lesson.id, cancel: '1' },
      {
        onSuccess: () => toast.success(t('backed')),
        onError: (error) => toast.failed(error),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Chip label={t('onLeave')} color="info" variant="outlined" />
      {makeup.leave_cancellable && <Button onClick={() => setAsking(true)}>{t('back')}</Button>}
      <ConfirmDialog
        open={asking}
        title={t('backTitle')}
        text={t('backText', { when: when(lesson) })}
        confirmLabel={t('back')}
        working={leave.isPending}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** A booked makeup in another class. */
function AsGuest({ lesson, makeup }: UndoProps) {
  const { t } = useTranslation('makeups');
  const [asking, setAsking] = useState(false);
  const leave = useLeave();
  const cancel = () =>
    leave.mutate(
      { lesson_id: lesson.id },
      {
        onSuccess: () => toast.success(t('guestBacked')),
        onError: (error) => toast.failed(error),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Chip label={t('guest')} color="success" variant="outlined" />
      {makeup.booking_cancellable && (
        <Button onClick={() => setAsking(true)}>{t('guestBack')}</Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('guestBackTitle')}
        text={t('guestBackText')}
        confirmLabel={t('guestBack')}
        working={leave.isPending}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Asking({ lesson, own }: { readonly lesson: LessonDto; readonly own: OwnMakeups }) {
  const { t } = useTranslation('makeups');
  const rules = useLeaveRules(own);
  const [asking, setAsking] = useState(false);
  if (!isInTime(lesson, own))
    return (
      <Typography variant="body2" color="textSecondary">
        {t('late')}
      </Typography>
    );
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {asking && <LeaveDialog lesson={lesson} rules={rules} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What a student can do about a lesson: ask for leave, or take it back. */
export function OwnLeave({ lesson }: { readonly lesson: LessonDto }) {
  const { data } = useOwnMakeups();
  if (!data || lesson.state !== 'planned') return null;
  const { list } = data;
  const missed = list.find(({ missed: { id } }) => id === lesson.id);
  const guest = list.find(({ made_up, state }) => made_up?.id === lesson.id && state === 'booked');
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}
    >
      {guest && <AsGuest lesson={lesson} makeup={guest} />}
      {!guest && missed && <OnLeave lesson={lesson} makeup={missed} />}
      {!guest && !missed && <Asking lesson={lesson} own={data} />}
    </Stack>
  );
}
