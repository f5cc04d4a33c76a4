import { useTranslation } from 'react-i18next';
import { SheetButton } from '#frontend/src/ui/SheetButton.tsx';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { toQuery } from './queries.ts';
import { useSheet } from './use-sheet.ts';

/** The students of the list as a spreadsheet, all pages of it. */
export function ExportButton({ question }: { readonly question: ListQuestion }) {
  const { t } = useTranslation('students');
  const { mutate, isPending } = useSheet();
  return (
    <SheetButton loading={isPending} onClick={() => mutate({ kind: 'list', ...toQuery(question) })}>
      {t('sheet.export')}
    </SheetButton>
  );
}
