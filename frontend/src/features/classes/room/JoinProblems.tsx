import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { useJoin } from './use-join.ts';

interface Props {
  readonly join: Pick<
    ReturnType<typeof useJoin>,
    'chosen' | 'free' | 'joined' | 'refusals' | 'error' | 'isWorking' | 'override' | 'setOverride'
  >;
}

/** A principal may let students have two lessons at the same time, with a reason. */
function OverruleField({ join: { refusals, override, setOverride } }: Props) {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  if (role !== ROLE.principal || !refusals.some(({ isClash }) => isClash)) return null;
  return (
    <Box sx={{ px: 3, pt: 1 }}>
      <LabelledInput
        label={t('join.override')}
        hint={t('join.overrideHint')}
        value={override}
        maxLength={LIMITS.reasonMax}
        onChange={({ target }) => setOverride(target.value)}
      />
    </Box>
  );
}

/** Why students cannot be added: too few seats, or the server's reason for each student. */
export function JoinProblems({ join }: Props) {
  const { t } = useTranslation('classes');
  const { chosen, free, joined, refusals, error, isWorking } = join;
  if (error) return <FormProblem problem={error} />;
  if (refusals.length > 0)
    return (
      <>
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
        <OverruleField join={join} />
      </>
    );
  if (chosen.size > free && !isWorking)
    return <Alert severity="info">{t('join.tooMany', { free })}</Alert>;
  return null;
}
