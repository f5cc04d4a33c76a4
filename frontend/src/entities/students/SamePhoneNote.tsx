import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { StudentId } from '#shared/ids.ts';
import type { SamePhoneDto } from '#shared/students/family-fields.ts';

interface Props {
  /** Whose phone it is. */
  readonly id: StudentId;
  readonly same: SamePhoneDto;
}

/** Says that other students have the same phone, who are siblings or a mistake; nothing if there are none. */
export function SamePhoneNote({ id, same: { list, others } }: Props) {
  const { t } = useTranslation('samePhone');
  const { list: listed } = useFormats();
  if (list.length + others === 0) return null;
  return (
    <Alert severity="info">
      {list.length > 0 && t('named', { names: listed(list.map(({ name }) => name)) })}{' '}
      {others > 0 && t('others', { count: others })} {t('what')}{' '}
      <Link component={RouterLink} to={paths.student(id)}>
        {t('open')}
      </Link>
    </Alert>
  );
}
