import { useTranslation } from 'react-i18next';
import { type RecordsOf, toRecordQuery } from '#frontend/src/entities/records/use-record-list.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SheetButton } from '#frontend/src/ui/SheetButton.tsx';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { useExportRecords } from '../queries.ts';

interface Props {
  readonly question: ListQuestion;
  readonly of: RecordsOf;
}

/** The list as a spreadsheet, all pages of it: for whoever may take data out of the school. */
export function ExportButton({ question, of }: Props) {
  const { t } = useTranslation('teaching');
  const can = useCan();
  const { mutate, isPending } = useExportRecords();
  if (!can('export')) return null;
  const save = () =>
    mutate(toRecordQuery(question, of), {
      onSuccess: ({ rows, truncated, ...sheet }) => {
        saveSheet(sheet);
        if (truncated) toast.warning(t('truncated', { count: rows }));
        else toast.success(t('exported', { count: rows }));
      },
    });
  return (
    <SheetButton loading={isPending} onClick={save}>
      {t('export')}
    </SheetButton>
  );
}
