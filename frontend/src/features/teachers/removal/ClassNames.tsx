import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** As many as are read at a glance. */
const SHOWN = 6;

interface Props {
  readonly classes: readonly { readonly id: string; readonly name: string }[];
}

/** The classes that somebody leaves behind. */
export function ClassNames({ classes }: Props) {
  const { t } = useTranslation('teachers');
  const count = classes.length;
  const more = count - SHOWN;
  return (
    <div>
      <Typography>{t('remove.classes', { count })}</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
        {classes.slice(0, SHOWN).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {more > 0 && <li>{t('remove.more', { count: more })}</li>}
      </Box>
    </div>
  );
}
