import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { SheetButton } from '#frontend/src/ui/SheetButton.tsx';
import { useExportAnswers } from '../queries.ts';

interface Props {
  readonly taskId: string;
  readonly classId: string | undefined;
}

/** Exports the students with states and scores as a spreadsheet, for users who may export. */
export function ExportButton({ taskId, classId }: Props) {
  const { t } = useTranslation('submissions');
  const can = useCan();
  const { mutate, isPending } = useExportAnswers();
  if (!can('export')) return null;
  const save = () =>
    mutate(
      { task_id: taskId, class_id: classId },
      {
        onSuccess: ({ rows, truncated, ...sheet }) => {
          saveSheet(sheet);
          if (truncated) toast.warning(t('truncated', { count: rows }));
          else toast.success(t('exported', { count: rows }));
        },
      },
    );
  return (
    <SheetButton loading={isPending} onClick={save}>
      {t('export')}
    </SheetButton>
  );
}
