import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#frontend/src/lib/language.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import type { FeedbackFacts } from '#shared/feedback/contract.ts';
import { isLanguage } from '#shared/languages.ts';

/** The technical facts of feedback, by name. */
export function FactList({ facts }: { readonly facts: FeedbackFacts }) {
  const { t } = useTranslation('feedback');
  const { page, device, window, language, version, requests } = facts;
  return (
    <Box component="section" aria-label={t('facts')} sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('facts')}
      </Typography>
      <Facts
        facts={[
          [t('fact.page'), page],
          [t('fact.device'), device],
          [t('fact.window'), window],
          [t('fact.language'), isLanguage(language) ? LANGUAGE_NAMES[language] : language],
          [t('fact.version'), version],
          [t('fact.requests'), requests.join(', ')],
        ]}
      />
    </Box>
  );
}
