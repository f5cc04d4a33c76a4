import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { LIMITS } from '#shared/limits.ts';
import { NoticeFeed } from './NoticeFeed.tsx';

/** The fragment of addresses that lead to the notices of the personal centre. */
export const NOTICES = 'notices';

/** All notices of the signed-in person. */
export function NoticesSection() {
  const { t } = useTranslation('homes');
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${NOTICES}`) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [hash]);
  return (
    <Box id={NOTICES} ref={section} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '5rem' }}>
      <TitledCard title={t('notices.all')}>
        <NoticeFeed limit={LIMITS.pageSize} paged />
      </TitledCard>
    </Box>
  );
}
