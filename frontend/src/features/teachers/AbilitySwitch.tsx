import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { Ability } from '#shared/teachers/abilities.ts';
import type { Teacher } from './queries.ts';
import type { AbilitySaver } from './use-abilities.ts';

interface Props extends AbilitySaver {
  readonly teacher: Teacher;
  readonly ability: Ability;
}

/** One ability of one teacher. Shows the wanted state while it is being saved. */
export function AbilitySwitch({ teacher, ability, saving, save }: Props) {
  const { t } = useTranslation('teachers');
  const wanted = saving.get(ability);
  const isSaving = wanted !== undefined;
  const label = t('permissions.switch', {
    name: teacher.name,
    ability: t(`ability.${ability}.name`),
  });
  return (
    <Stack component="span" sx={{ display: 'inline-grid', placeItems: 'center' }}>
      <Switch
        checked={wanted ?? teacher.abilities.includes(ability)}
        disabled={isSaving}
        onChange={(_, on) => save(ability, on)}
        slotProps={{ input: { 'aria-label': label, 'aria-busy': isSaving } }}
        sx={{ gridArea: '1 / 1' }}
      />
      {isSaving && (
        <CircularProgress
          size="1.25rem"
          aria-hidden
          sx={{ gridArea: '1 / 1', color: 'text.secondary' }}
        />
      )}
    </Stack>
  );
}
