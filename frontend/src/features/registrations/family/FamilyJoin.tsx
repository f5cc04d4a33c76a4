import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { SchoolId } from '#shared/ids.ts';
import { leads } from '#shared/leads/contract.ts';
import { FamilyForm } from './FamilyForm.tsx';

const { joinSchool } = leads.endpoints;

interface Props {
  readonly school: SchoolId;
}

interface AskingProps extends Props {
  readonly found: Answer<typeof joinSchool>;
}

function Asking({ school, found }: AskingProps) {
  const { t } = useTranslation('familyJoin');
  const { name, open } = found;
  const [phone, setPhone] = useState<string | null>(null);
  usePageTitle(t('titleOf', { name }));
  if (phone !== null)
    return (
      <PublicPage title={t('thanks')}>
        <Alert severity="success" role="status">
          {t('thanksText', { name, phone })}
        </Alert>
      </PublicPage>
    );
  if (!open)
    return (
      <PublicPage title={t('closed')}>
        <Alert severity="info">{t('closedText', { name })}</Alert>
      </PublicPage>
    );
  return (
    <PublicPage title={t('titleOf', { name })} subtitle={t('subtitle')}>
      <FamilyForm school={school} found={found} onSent={setPhone} />
    </PublicPage>
  );
}

/** The page where a family asks a school for a trial lesson. */
export function FamilyJoin({ school }: Props) {
  const { t } = useTranslation('familyJoin');
  const { data, error, refetch } = useQuery(queryOf(joinSchool, { school }));
  if (data) return <Asking school={school} found={data} />;
  return (
    <PublicPage title={t('title')}>
      <LoadState error={error} refetch={refetch} rows={6} />
    </PublicPage>
  );
}
