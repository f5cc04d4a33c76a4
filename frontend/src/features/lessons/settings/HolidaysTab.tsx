import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Holiday } from '#shared/contracts/calendar-settings.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import { EntryList } from './EntryList.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { RemoveHolidayDialog } from './RemoveHolidayDialog.tsx';

type Dialog = { readonly kind: 'edit' | 'remove'; readonly holiday: Holiday } | { kind: 'add' };

/** The days without lessons. */
export function HolidaysTab({
  settings: { holidays },
}: {
  readonly settings: CalendarSettingsDto;
}) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <EntryList
        entries={holidays}
        addLabel={t('setup.holiday.add')}
        empty={{ title: t('setup.holiday.none'), hint: t('setup.holiday.noneHint') }}
        detail={({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)}
        onAdd={() => setDialog({ kind: 'add' })}
        onEdit={(holiday) => setDialog({ kind: 'edit', holiday })}
        onRemove={(holiday) => setDialog({ kind: 'remove', holiday })}
      />
      {dialog?.kind === 'add' && <HolidayDialog holiday={undefined} onClose={close} />}
      {dialog?.kind === 'edit' && <HolidayDialog holiday={dialog.holiday} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveHolidayDialog holiday={dialog.holiday} onClose={close} />
      )}
    </>
  );
}
