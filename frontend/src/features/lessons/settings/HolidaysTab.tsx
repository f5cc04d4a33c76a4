import PublicIcon from '@mui/icons-material/Public';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Holiday } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { EntryList } from './EntryList.tsx';
import { HolidayDialog } from './HolidayDialog.tsx';
import { HolidayPresetsDialog } from './HolidayPresetsDialog.tsx';
import { RemoveHolidayDialog } from './RemoveHolidayDialog.tsx';

type Dialog =
  | { readonly kind: 'edit' | 'remove'; readonly holiday: Holiday }
  | { kind: 'add' | 'presets' };

/** The days without lessons. */
export function HolidaysTab({
  settings: { holidays, time_zone },
}: {
  readonly settings: CalendarSettingsDto;
}) {
  const { t } = useTranslation('lessons');
  const { day } = useFormats();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button startIcon={<PublicIcon />} onClick={() => setDialog({ kind: 'presets' })}>
        {t('setup.holiday.presets')}
      </Button>
      <EntryList
        entries={holidays}
        addLabel={t('setup.holiday.add')}
        empty={{ title: t('setup.holiday.none'), hint: t('setup.holiday.noneHint') }}
        detail={({ from, to }) => (from === to ? day(from) : `${day(from)} – ${day(to)}`)}
        onAdd={() => setDialog({ kind: 'add' })}
        onEdit={(holiday) => setDialog({ kind: 'edit', holiday })}
        onRemove={(holiday) => setDialog({ kind: 'remove', holiday })}
      />
      {dialog?.kind === 'presets' && <HolidayPresetsDialog timeZone={time_zone} onClose={close} />}
      {dialog?.kind === 'add' && <HolidayDialog holiday={undefined} onClose={close} />}
      {dialog?.kind === 'edit' && <HolidayDialog holiday={dialog.holiday} onClose={close} />}
      {dialog?.kind === 'remove' && (
        <RemoveHolidayDialog holiday={dialog.holiday} onClose={close} />
      )}
    </>
  );
}
