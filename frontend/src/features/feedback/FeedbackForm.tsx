import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { type FeedbackFacts, feedback } from '#shared/feedback/contract.ts';
import { FEEDBACK_KINDS, FEEDBACK_TARGETS } from '#shared/feedback/rules.ts';
import { ROLE } from '#shared/roles.ts';
import { FactList } from './FactList.tsx';
import { type Picture, PictureField } from './PictureField.tsx';
import { useAddFeedback } from './queries.ts';

interface FactsProps {
  readonly facts: FeedbackFacts;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
}

/** What would be sent besides the text, in full, and the choice. */
function FactsField({ facts, agreed, onAgree }: FactsProps) {
  const { t } = useTranslation('feedback');
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox checked={agreed} onChange={(_, checked) => onAgree(checked)} />}
        label={t('withFacts')}
      />
      <FactList facts={facts} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('noFacts')}
      </Typography>
    </Box>
  );
}

function useFeedbackForm(facts: FeedbackFacts) {
  const { t } = useTranslation('feedback');
  const navigate = useNavigate();
  const { role } = useSignedIn();
  const { mutateAsync } = useAddFeedback();
  const keyOf = useRequestKey();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [agreed, setAgreed] = useState(false);
  const isSchool = role === ROLE.principal;
  const form = useContractForm({
    schema: feedback.endpoints.add.input.pick({ to: true, kind: true, text: true }),
    namespace: 'feedback',
    defaultValues: { to: isSchool ? 'platform' : 'school', kind: 'problem', text: '' },
    submit: async (values) => {
      const sent = {
        ...values,
        file_ids: pictures.map(({ id }) => id).join(','),
        ...(agreed && { with_facts: true, ...facts }),
      };
      await mutateAsync({ ...sent, request_key: keyOf(JSON.stringify(sent)) });
      form.reset(values);
      setPictures([]);
      toast.success(t('sent'));
      void navigate(paths.feedback);
    },
  });
  const isDirty = form.formState.isDirty || pictures.length > 0;
  return { form, isSchool, isDirty, pictures, setPictures, agreed, setAgreed };
}

/** Writes feedback. A principal is the school, and writes to the service only. */
export function FeedbackForm({ facts }: { readonly facts: FeedbackFacts }) {
  const { t } = useTranslation('feedback');
  const state = useFeedbackForm(facts);
  const { form, isSchool, isDirty, pictures, setPictures, agreed, setAgreed } = state;
  const [isSending, setSending] = useState(false);
  const { question } = useLeaveGuard(isDirty && !form.submitting);
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={form.onSubmit}>
      {!isSchool && (
        <FormSelectField
          control={form.control}
          name="to"
          choices={FEEDBACK_TARGETS.map((value) => ({ value, label: t(`targets.${value}`) }))}
        />
      )}
      <FormSelectField
        control={form.control}
        name="kind"
        choices={FEEDBACK_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <FormTextField control={form.control} name="text" hint={t('sayHint')} multiline minRows={4} />
      <PictureField pictures={pictures} onChange={setPictures} onSending={setSending} />
      <FactsField facts={facts} agreed={agreed} onAgree={setAgreed} />
      <FormProblem problem={form.problem} />
      <Stack direction="row">
        <SubmitButton submitting={form.submitting} disabled={isSending}>
          {t('send')}
        </SubmitButton>
      </Stack>
      {question}
    </Stack>
  );
}
