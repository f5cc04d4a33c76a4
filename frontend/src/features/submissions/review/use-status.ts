import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#shared/contracts/task-fields.ts';
import type { Queue } from './use-review-queue.ts';

/** What was saved a moment ago, where the reviewer is, and who that is: one line, read out when it changes. */
export function useStatus({ position, total, hasMore }: Queue, shown: Submission | undefined) {
  const { t } = useTranslation(['submissions', 'task']);
  const [saved, setSaved] = useState('');
  const parts = [
    saved && t('savedOf', { name: saved }),
    position > 0 && t('position', { at: position, total: hasMore ? `${total}+` : `${total}` }),
    shown?.answer.name,
    shown && t(`task:answer.${shown.answer.state}`),
  ];
  return { status: parts.filter(Boolean).join(' · '), setSaved };
}
