import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { LIMITS } from '#shared/limits.ts';
import { NoticeFeed } from './NoticeFeed.tsx';
import { ANCHOR, useAnchor } from './use-anchor.ts';

/** The fragment of addresses that lead to the notices of the personal centre. */
export const NOTICES = 'notices';

/** All notices of the signed-in person. */
export function NoticesSection() {
  const { t } = useTranslation('homes');
  const section = useAnchor(NOTICES);
  return (
    <Box id={NOTICES} ref={section} tabIndex={-1} sx={ANCHOR}>
      <TitledCard title={t('notices.all')}>
        <NoticeFeed limit={LIMITS.pageSize} paged />
      </TitledCard>
    </Box>
  );
}
