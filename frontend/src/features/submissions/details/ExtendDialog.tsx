import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useFormats, useTimeZone } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { instantOf, wallClock } from '#frontend/src/lib/wall-clock.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { DAY_MS } from '#shared/days.ts';
import { type AnswerRow, useExtend } from '../queries.ts';

interface Props {
  readonly taskId: string;
  /** The task's own deadline; empty for none. */
  readonly deadline: string;
  readonly answer: AnswerRow;
  readonly onClose: () => void;
}

const schema = z.object({
  deadline: z
    .string()
    .min(1)
    .refine((wall) => instantOf(wall) !== '', { params: { rule: 'format' } }),
});

/** One day after the current deadline, or after now. */
const suggested = (deadline: string): number =>
  Math.max(deadline ? Date.parse(deadline) : 0, Date.now()) + DAY_MS;

/** Extends the deadline for one student. */
export function ExtendDialog({ taskId, deadline, answer, onClose }: Props) {
  const { t } = useTranslation('submissions');
  const { dateTime } = useFormats();
  const timeZone = useTimeZone();
  const { mutateAsync } = useExtend();
  const { name, student_id, extension } = answer;
  const save = async (until: string) => {
    await mutateAsync({ task_id: taskId, student_id, deadline: until });
    toast.success(until ? t('extended', { name, time: dateTime(until) }) : t('extensionGone'));
    onClose();
  };
  const form = useContractForm({
    schema,
    namespace: 'submissions',
    defaultValues: { deadline: wallClock(extension || suggested(deadline), timeZone) },
    submit: ({ deadline: wall }) => save(instantOf(wall, timeZone)),
  });
  return (
    <FormDialog
      title={t('extendTitle', { name })}
      submitLabel={t('extendNow')}
      form={form}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {deadline ? t('taskDeadline', { time: dateTime(deadline) }) : t('noTaskDeadline')}
      </Typography>
      <FormMomentField control={form.control} name="deadline" kind="dateTime" />
      {extension && (
        <Button sx={{ alignSelf: 'start' }} onClick={() => void form.attempt(() => save(''))}>
          {t('takeBack')}
        </Button>
      )}
    </FormDialog>
  );
}
