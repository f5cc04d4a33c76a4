import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeSender } from '#frontend/src/entities/contacts/use-code-sender.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { AccountStep } from './AccountStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { STEPS } from './registration-form.ts';
import { SchoolStep } from './SchoolStep.tsx';
import { useRegistration } from './use-registration.ts';

/** Progress and title of the current step. */
function StepHeading({ step }: { readonly step: number }) {
  const { t } = useTranslation('registrations');
  const title = STEPS[step]?.title ?? 'schoolStep';
  const place = t('step', { step: step + 1, count: STEPS.length });
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary" role="status">
        {place}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((step + 1) / STEPS.length) * 100}
        aria-label={place}
      />
      <Typography variant="h2">{t(title)}</Typography>
    </Stack>
  );
}

/** The registration in three steps. Enter goes to the next; the last one creates the school. */
export function RegisterForm() {
  const { t } = useTranslation(['registrations', 'common']);
  const { form, step, isLast, working, next, back, isProven, sendCode } = useRegistration();
  const { control, trigger, clearErrors, onSubmit, problem } = form;
  const sender = useCodeSender(async () => {
    return sendCode(await proveOrFail(t('common:challengeFailed'), { purpose: 'code' }));
  });
  const ready = () => trigger(form.getValues('way'), { shouldFocus: true });

  function goToNextStep(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isLast) void onSubmit(event);
    else void next();
  }

  return (
    <Stack component="form" spacing={2.5} noValidate onSubmit={goToNextStep}>
      <StepHeading step={step} />
      {step === 0 && <SchoolStep form={form} />}
      {step === 1 && (
        <ContactStep
          control={control}
          sender={sender}
          clear={() => clearErrors('sms_code')}
          ready={ready}
          isProven={isProven}
        />
      )}
      {isLast && <AccountStep control={control} />}
      <FormProblem problem={problem} />
      <Stack direction="row" spacing={1}>
        {step > 0 && (
          <Button onClick={back} disabled={working}>
            {t('back')}
          </Button>
        )}
        <SubmitButton submitting={working} size="large" fullWidth>
          {isLast ? t(working ? 'opening' : 'open') : t('next')}
        </SubmitButton>
      </Stack>
    </Stack>
  );
}
