import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormQuestions } from '#frontend/src/entities/forms/FormQuestions.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { type Filling, useFilling } from './use-filling.ts';
import type { FormAddress, PublicForm } from './use-public-form.ts';

interface Props {
  readonly form: PublicForm;
  readonly address: FormAddress;
}

function Head({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('formFill');
  const { title, intro, student, school, kept_days: count } = form;
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {student && <Typography color="textSecondary">{t('for', { name: student })}</Typography>}
      {intro && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {intro}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('privacy', { school: school.name, count })}
      </Typography>
    </Paper>
  );
}

function Thanks({ form, filling }: Pick<Props, 'form'> & { readonly filling: Filling }) {
  const { t } = useTranslation('formFill');
  return (
    <Paper role="status">
      <EmptyState
        icon={<CheckCircleIcon color="success" fontSize="large" />}
        heading="h1"
        title={t('sent.title')}
        hint={form.thanks || t('sent.hint')}
        action={form.once === 'no' && <Button onClick={filling.again}>{t('sent.another')}</Button>}
      />
    </Paper>
  );
}

function SendButton({ filling }: { readonly filling: Filling }) {
  const { t } = useTranslation('formFill');
  const { isWorking, isWaiting, isUploading, submit, problem } = filling;
  return (
    <Stack spacing={1}>
      {isWaiting ? (
        <Alert severity="warning">{t('waiting')}</Alert>
      ) : (
        <FormProblem problem={problem} />
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isWorking}
        disabled={isUploading}
        onClick={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {t(isWaiting ? 'sendAgain' : 'send')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {t(isUploading ? 'filesOnTheirWay' : 'kept')}
      </Typography>
    </Stack>
  );
}

/** A form that can be filled in. */
export function FillForm({ form, address }: Props) {
  const filling = useFilling(address, form);
  if (filling.isSent) return <Thanks form={form} filling={filling} />;
  return (
    <>
      <Head form={form} />
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => event.preventDefault()}>
        {/* What may have arrived must not change before it is known. */}
        <Stack
          component="fieldset"
          disabled={filling.isWorking || filling.isWaiting}
          sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
        >
          <FormQuestions
            questions={form.questions}
            draft={filling.draft}
            errorOf={filling.errorOf}
            onChange={filling.change}
            onFiles={filling.addFiles}
          />
        </Stack>
        <SendButton filling={filling} />
      </Stack>
    </>
  );
}
