import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { LeadId, StudentId } from '#shared/ids.ts';
import type { Duplicate } from '#shared/leads/fields.ts';

interface Props {
  readonly found: readonly Duplicate[];
  /** Absent where nothing is to be saved. */
  readonly allowed?: boolean;
  readonly onAllow?: (allowed: boolean) => void;
}

const addressOf = ({ kind, id }: Duplicate): string =>
  kind === 'lead' ? paths.lead(LeadId.parse(id)) : paths.student(StudentId.parse(id));

/** The leads and students who have the same phone. */
export function DuplicateAlert({ found, allowed = false, onAllow }: Props) {
  const { t } = useTranslation('leads');
  if (found.length === 0) return null;
  const nameOf = ({ name, state }: Duplicate) =>
    state
      ? t('duplicateLead', { name, state: t(`states.${state}`) })
      : t('duplicateStudent', { name });
  return (
    <Alert severity="warning" role="status">
      {t('duplicate')}{' '}
      {found.map((each, index) => (
        <span key={each.id}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={addressOf(each)} target="_blank">
            {nameOf(each)}
          </Link>
        </span>
      ))}
      {onAllow && (
        <FormControlLabel
          sx={{ display: 'flex', mt: 0.5 }}
          control={
            <Checkbox checked={allowed} onChange={({ target }) => onAllow(target.checked)} />
          }
          label={t('allowDuplicate')}
        />
      )}
    </Alert>
  );
}
