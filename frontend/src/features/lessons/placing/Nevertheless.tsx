import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Placing } from './use-placing.ts';

/** A principal lets students have two lessons at a time, and says why. */
export function Nevertheless({ placing }: { readonly placing: Placing }) {
  const { t } = useTranslation('lessons');
  const { t: common } = useTranslation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const override = reason.trim();
    setMissing(override === '');
    if (override) void placing.agree({ override });
  };
  return (
    <Stack component="form" spacing={1} noValidate onSubmit={submit} sx={{ alignItems: 'start' }}>
      <LabelledInput
        label={t('clash.reason')}
        hint={t('clash.reasonHint')}
        error={missing ? common('field.required') : undefined}
        required
        value={reason}
        maxLength={LIMITS.reasonMax}
        onChange={({ target }) => setReason(target.value)}
      />
      <SubmitButton submitting={placing.working}>{t('clash.nevertheless')}</SubmitButton>
    </Stack>
  );
}
