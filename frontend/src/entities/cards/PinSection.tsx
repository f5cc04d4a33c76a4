import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Pin, PinPad } from '#frontend/src/entities/pins/PinPad.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SavedSwitch } from '#frontend/src/ui/form/SavedSwitch.tsx';
import type { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { PIN_LENGTH } from '#shared/students/card-pictures.ts';
import { useCardRules, useSetCardPins, useSetCardRules } from './queries.ts';

interface Props {
  readonly ids: readonly StudentId[];
}

/** Whether the school asks for a PIN; principals decide. */
function PinSwitch({ pin }: { readonly pin: boolean }) {
  const { t } = useTranslation('signInCards');
  const { mutateAsync } = useSetCardRules();
  return (
    <SavedSwitch
      label={t('pin.wanted')}
      checked={pin}
      onSave={(checked) => mutateAsync({ pin: checked })}
    />
  );
}

/** Chooses four pictures for one child. */
function SetPin({ ids, onDone }: Props & { readonly onDone: () => void }) {
  const { t } = useTranslation(['signInCards', 'common']);
  const [pin, setPin] = useState<Pin>([]);
  const { mutate, isPending } = useSetCardPins();
  const save = () =>
    mutate(
      { ids: [...ids], pin: pin.join(' ') },
      {
        onSuccess: ({ results: [result] }) => {
          if (!result?.ok) return toast.error(result?.errors[0]?.message ?? t('refused'));
          toast.success(t('pin.set'));
          return onDone();
        },
      },
    );
  return (
    <Stack spacing={2} sx={({ layout }) => ({ maxWidth: layout.form })}>
      <PinPad value={pin} onChange={setPin} disabled={isPending} />
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          disabled={pin.length < PIN_LENGTH}
          loading={isPending}
          onClick={save}
        >
          {t('common:save')}
        </Button>
        <Button onClick={onDone}>{t('common:cancel')}</Button>
      </Stack>
    </Stack>
  );
}

/** A child who has forgotten the pictures chooses others, or staff do. */
function PinButtons({ ids }: Props) {
  const { t } = useTranslation('signInCards');
  const [setting, setSetting] = useState(false);
  const { mutate, isPending } = useSetCardPins();
  const reset = () =>
    mutate(
      { ids: [...ids] },
      {
        onSuccess: ({ results }) => {
          const refused = results.find(({ ok }) => !ok);
          if (refused) toast.error(refused.errors[0]?.message ?? t('refused'));
          else toast.success(t('pin.resetDone', { count: results.length }));
        },
      },
    );
  if (setting) return <SetPin ids={ids} onDone={() => setSetting(false)} />;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {ids.length === 1 && (
        <Button variant="outlined" onClick={() => setSetting(true)}>
          {t('pin.choose')}
        </Button>
      )}
      <Button variant="outlined" loading={isPending} onClick={reset}>
        {t('pin.reset', { count: ids.length })}
      </Button>
    </Stack>
  );
}

/** The picture PIN: the school's setting, and the PINs of the chosen students. */
export function PinSection({ ids }: Props) {
  const { t } = useTranslation('signInCards');
  const { role } = useSignedIn();
  const { data } = useCardRules();
  const isPrincipal = role === ROLE.principal;
  if (!data || (!isPrincipal && !data.pin)) return null;
  return (
    <Stack spacing={1} component="section" aria-label={t('pin.title')}>
      {isPrincipal && <PinSwitch pin={data.pin} />}
      {data.pin && (
        <>
          {!isPrincipal && <Alert severity="info">{t('pin.on')}</Alert>}
          <Typography variant="body2" color="textSecondary">
            {t('pin.explain')}
          </Typography>
          <PinButtons ids={ids} />
        </>
      )}
    </Stack>
  );
}
