import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import type { FeedbackId } from '#shared/ids.ts';
import { Talk } from './Talk.tsx';

/** Feedback and the answers to it. */
export default function SeeFeedbackPage() {
  const { t } = useTranslation('feedback');
  const { id = '' } = useParams();
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty);
  const back = (
    <Button component={Link} to={paths.feedback}>
      {t('back')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('seeTitle')} actions={back} />
      <Talk feedback_id={id as FeedbackId} onDirty={setDirty} />
      {question}
    </>
  );
}
