import PushPinIcon from '@mui/icons-material/PushPin';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#shared/notices/fields.ts';

type Marked = Pick<Notice, 'important' | 'pinned' | 'edited' | 'kind'> &
  Partial<Pick<Notice, 'reminded'>>;

/** Marks after the title of a notice: pinned, important, reminded, edited. Only notices of the school have them. */
export function NoticeMarks({ notice }: { readonly notice: Marked }) {
  const { t } = useTranslation('notice');
  const { kind, important, pinned, edited, reminded } = notice;
  if (kind !== 'school') return null;
  const small = { component: 'span', size: 'small' } as const;
  return (
    <>
      {pinned && <Chip {...small} variant="outlined" icon={<PushPinIcon />} label={t('pinned')} />}
      {important && <Chip {...small} color="error" label={t('important')} />}
      {reminded && <Chip {...small} color="warning" label={t('reminded')} />}
      {edited && <Chip {...small} variant="outlined" label={t('edited')} />}
    </>
  );
}
