import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { prefetchTokens } from '#frontend/src/lib/tokens.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledPassword } from '#frontend/src/ui/form/LabelledPassword.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignInForm } from './use-sign-in-form.ts';

export function SignInForm() {
  const { t } = useTranslation(['sessions', 'common']);
  const { submit, step, challenged, seconds } = useSignIn();
  const { field, onSubmit, problem, submitting } = useSignInForm(submit);
  const { missing: accountMissing, ...account } = field('username');
  const { missing: passwordMissing, ...password } = field('password');
  const { state } = useLocation();
  const required = t('common:field.required');
  return (
    <Stack
      component="form"
      spacing={2.5}
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void prefetchTokens()}
    >
      {state?.expired === true && <Alert severity="info">{t('expired')}</Alert>}
      <LabelledInput
        {...account}
        label={t('account')}
        error={accountMissing ? required : undefined}
        autoComplete="username"
        maxLength={PEOPLE_LIMITS.accountMax}
        required
      />
      <LabelledPassword
        {...password}
        label={t('password')}
        error={passwordMissing ? required : undefined}
        autoComplete="current-password"
        required
      />
      <FormProblem problem={problem} />
      {challenged && (
        <Alert severity="info" role="status">
          {step === 'challenge' ? t('checkingFor', { seconds }) : t('challengeNotice')}
        </Alert>
      )}
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {submitting ? t(step === 'challenge' ? 'checking' : 'signingIn') : t('signIn')}
      </SubmitButton>
    </Stack>
  );
}
