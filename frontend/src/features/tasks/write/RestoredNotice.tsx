import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredAlert } from '#frontend/src/ui/form/RestoredAlert.tsx';
import type { Began } from './began.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  readonly writing: Writing;
  readonly began: Began;
  readonly onDiscard: () => void;
}

/** What stands in the fields was begun earlier on this device; it can be gone on with, or not. */
export function RestoredNotice({ writing: { form }, began, onDiscard }: Props) {
  const { t } = useTranslation('tasks');
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  const discard = () => {
    form.reset(began.stored);
    setSeen(true);
    onDiscard();
  };
  return (
    <RestoredAlert text={t('restored.text')} action={t('restored.discard')} onDiscard={discard} />
  );
}
