import { useTranslation } from 'react-i18next';
import { hoursText, useFormats } from '#frontend/src/lib/format.ts';
import { useHasPassed } from '#frontend/src/lib/use-has-passed.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import type { EarlyEnd } from '#shared/teaching/fields.ts';
import type { Writing } from '../draft/use-record-draft.ts';

interface Props {
  readonly early: EarlyEnd;
  readonly writing: Writing;
  readonly onKeepOn: () => void;
}

/** The lesson has hardly begun: tells what ending it takes from the children, and asks. */
export function EarlyEndDialog({
  early: { starts_at, students, hours },
  writing,
  onKeepOn,
}: Props) {
  const { t } = useTranslation('teaching');
  const { dateTime } = useFormats();
  const hasBegun = useHasPassed(starts_at);
  const begin = t(hasBegun ? 'early.begun' : 'early.begins', { when: dateTime(starts_at) });
  const taken = t('early.taken', { count: students, hours: hoursText(hours) });
  return (
    <ConfirmDialog
      open
      title={t(hasBegun ? 'early.titleBegun' : 'early.title')}
      text={`${begin} ${taken}`}
      confirmLabel={t('early.confirm')}
      destructive
      working={writing.isSaving}
      onConfirm={writing.endEarly}
      onCancel={onKeepOn}
    />
  );
}
