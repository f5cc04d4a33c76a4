import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { StudentRow } from '#shared/students/fields.ts';

interface Props {
  readonly students: readonly StudentRow[];
  readonly passwords: ReadonlyMap<string, string | null>;
}

/** The first passwords of students who were reset, to be told to them. */
export function FirstPasswords({ students, passwords }: Props) {
  const { t } = useTranslation('students');
  const reset = students.filter(({ id }) => passwords.get(id));
  if (reset.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {t('resetting.passwords')}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {reset.map(({ id, name }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
              {passwords.get(id)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
