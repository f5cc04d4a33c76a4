import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { editions } from '#shared/editions/contract.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { factsOf } from './facts.ts';

/** The facts as they are when the form opens: what is shown is what is sent. */
function useFacts() {
  const [search] = useSearchParams();
  const language = useLanguage();
  const [asked] = useState(() => ({
    page: search.get('page') ?? '',
    request: search.get('request') ?? '',
  }));
  const { data } = useQuery({
    ...queryOf(editions.endpoints.version, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const version = data ? `${data.version} (${data.commit.slice(0, 8)})` : '';
  return factsOf({ ...asked, language, version });
}

export default function AddFeedbackPage() {
  const { t } = useTranslation('feedback');
  return (
    <>
      <PageHeader title={t('addTitle')} subtitle={t('addSubtitle')} />
      <Paper sx={({ layout }) => ({ maxWidth: layout.form * 1.5, p: { xs: 2, sm: 3 } })}>
        <FeedbackForm facts={useFacts()} />
      </Paper>
    </>
  );
}
