import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { changeClass, type KeptClass, presentOn, withAbsent } from './kept-classes.ts';

interface Props {
  readonly current: KeptClass;
  /** What else is said of a child. */
  readonly note?: (id: string) => string;
}

/** The students of the class, each with a checkbox: those who are absent today are unchecked. */
export function Students({ current, note }: Props) {
  const { t } = useTranslation('tools');
  const today = useSchoolToday();
  const present = presentOn(current, today);
  return (
    <Box component="section" aria-label={t('class.students')}>
      <Typography variant="body2" color="textSecondary">
        {t('class.present', { count: present.length, all: current.students.length })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
          columnGap: 1,
        }}
      >
        {current.students.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            sx={{ mr: 0, minWidth: 0, overflowWrap: 'anywhere' }}
            control={
              <Checkbox
                checked={present.includes(id)}
                onChange={() => changeClass(current.id, (before) => withAbsent(before, today, id))}
              />
            }
            label={
              <>
                {name}{' '}
                {note && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {note(id)}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </Box>
    </Box>
  );
}
