import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/components/form/FormProblem.tsx';
import type { useJoin } from './use-join.ts';

interface Props {
  readonly join: Pick<
    ReturnType<typeof useJoin>,
    'chosen' | 'free' | 'joined' | 'refusals' | 'error' | 'isWorking'
  >;
}

/** What keeps students from coming in: too few seats, or what the server said of each. */
export function JoinProblems({ join }: Props) {
  const { t } = useTranslation('classes');
  const { chosen, free, joined, refusals, error, isWorking } = join;
  if (error) return <FormProblem problem={error} />;
  if (refusals.length > 0)
    return (
      <Alert severity="warning">
        {joined > 0 && (
          <Box component="p" sx={{ m: 0 }}>
            {t('join.done', { count: joined })}
          </Box>
        )}
        {t('join.refused', { count: refusals.length })}
        <Box
          component="ul"
          sx={({ spacing }) => ({ m: 0, pl: 2, maxHeight: spacing(16), overflow: 'auto' })}
        >
          {refusals.map(({ id, name, message }) => (
            <li key={id}>
              <b>{name}</b> {message}
            </li>
          ))}
        </Box>
      </Alert>
    );
  if (chosen.size > free && !isWorking)
    return <Alert severity="info">{t('join.tooMany', { free })}</Alert>;
  return null;
}
