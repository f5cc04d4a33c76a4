import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import type { StudentId } from '#shared/ids.ts';
import { makeups } from '#shared/makeups/contract.ts';
import type { MakeupLesson } from '#shared/makeups/fields.ts';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { useLeave } from './use-makeups.ts';

const QUICK = ['ill', 'away', 'school'] as const;

type MissedLesson = Pick<MakeupLesson, 'id' | 'class_name' | 'date' | 'start' | 'end'>;

interface Props {
  readonly lesson: MissedLesson;
  /** The student whose leave a member of staff enters; absent when students ask for themselves. */
  readonly student?: { readonly id: StudentId; readonly name: string };
  /** The school's rules about leave. */
  readonly rules: string;
  readonly onClose: () => void;
}

function useLeaveForm({ lesson, student, onClose }: Props) {
  const { t } = useTranslation('makeups');
  const leave = useLeave();
  return useContractForm({
    schema: makeups.endpoints.leave.input.pick({ reason: true }),
    namespace: 'makeups',
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      const whose = student && { student_id: student.id };
      await leave.mutateAsync({ lesson_id: lesson.id, ...whose, reason });
      toast.success(student ? t('askedFor', { name: student.name }) : t('asked'));
      onClose();
    },
  });
}

/** Asks for leave from one lesson, with a suggested or a typed reason. */
export function LeaveDialog(props: Props) {
  const { t } = useTranslation('makeups');
  const { lesson } = useMakeupTexts();
  const { student, rules, onClose } = props;
  const form = useLeaveForm(props);
  const title = student ? t('askFor', { name: student.name }) : t('askTitle');
  return (
    <FormDialog title={title} submitLabel={t('ask')} form={form} onClose={onClose}>
      <Typography variant="h3" component="p">
        {lesson(props.lesson)}
      </Typography>
      {rules && <Typography>{rules}</Typography>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {QUICK.map((reason) => (
          <Button
            key={reason}
            variant="outlined"
            onClick={() => form.setValue('reason', t(`quick.${reason}`), { shouldDirty: true })}
          >
            {t(`quick.${reason}`)}
          </Button>
        ))}
      </Stack>
      <FormTextField control={form.control} name="reason" hint={t('reasonHint')} />
    </FormDialog>
  );
}
