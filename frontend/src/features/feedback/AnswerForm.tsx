import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { feedback } from '#shared/feedback/contract.ts';
import { useAnswer, type Which } from './queries.ts';

interface Props {
  readonly which: Which;
  readonly desk: boolean;
  /** Something is written and not sent. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Writes an answer, or something more of one's own. */
export function AnswerForm({ which, desk, onDirty }: Props) {
  const { t } = useTranslation('feedback');
  const { mutateAsync } = useAnswer();
  const keyOf = useRequestKey();
  const form = useContractForm({
    schema: feedback.endpoints.answer.input.pick({ text: true }),
    namespace: 'feedback',
    defaultValues: { text: '' },
    submit: async ({ text }) => {
      await mutateAsync({ ...which, text, request_key: keyOf(text) });
      form.reset({ text: '' });
      toast.success(t('answered'));
    },
  });
  const isDirty = form.formState.isDirty && !form.submitting;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Stack component="form" spacing={1.5} noValidate onSubmit={form.onSubmit} sx={{ mt: 3 }}>
      <FormTextField
        control={form.control}
        name="text"
        label={t(desk ? 'answerLabel' : 'addLabel')}
        multiline
        minRows={2}
      />
      <FormProblem problem={form.problem} />
      <Stack direction="row">
        <SubmitButton submitting={form.submitting}>{t('answerSend')}</SubmitButton>
      </Stack>
    </Stack>
  );
}
