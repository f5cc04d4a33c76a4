import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { AbilitySwitch } from './AbilitySwitch.tsx';
import type { Teacher } from './queries.ts';
import { TeacherName } from './TeacherName.tsx';
import { useAbilities } from './use-abilities.ts';

function TeacherCard({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('teachers');
  const abilities = useAbilities(teacher);
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <TeacherName teacher={teacher} />
      {teacher.role === 'teacher' ? (
        ABILITIES.map((ability) => (
          <Stack key={ability} direction="row" sx={{ alignItems: 'center', gap: 2, mt: 1 }}>
            <Box sx={{ flex: 1 }}>
              <Typography>{t(`ability.${ability}.name`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`ability.${ability}.hint`)}
              </Typography>
            </Box>
            <AbilitySwitch teacher={teacher} ability={ability} {...abilities} />
          </Stack>
        ))
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(teacher.role === 'principal' ? 'permissions.everything' : 'permissions.none')}
        </Typography>
      )}
    </Box>
  );
}

/** The table's contents on narrow screens, as cards. */
export function AbilityCards({ teachers }: { readonly teachers: readonly Teacher[] }) {
  const { t } = useTranslation('teachers');
  return (
    <Box component="ul" aria-label={t('permissions.table')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {teachers.map((teacher) => (
        <TeacherCard key={teacher.id} teacher={teacher} />
      ))}
    </Box>
  );
}
