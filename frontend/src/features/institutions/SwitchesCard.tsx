import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SavedSwitch } from '#frontend/src/ui/form/SavedSwitch.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { useSetSwitch, useSwitches } from './queries.ts';

/** What the school's menus offer. Principals only. */
export function SwitchesCard() {
  const { t } = useTranslation('institutions');
  const { data, error, refetch } = useSwitches();
  const { mutateAsync, isPending } = useSetSwitch();
  return (
    <TitledCard title={t('switches.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('switches.hint')}
      </Typography>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      <FormGroup>
        {data?.list.map(({ id, name, on }) => (
          <SavedSwitch
            key={id}
            label={name}
            checked={on}
            disabled={isPending}
            onSave={(checked) => mutateAsync({ id, on: checked ? '1' : '0' })}
          />
        ))}
      </FormGroup>
    </TitledCard>
  );
}
