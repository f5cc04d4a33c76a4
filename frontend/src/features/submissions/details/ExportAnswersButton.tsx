import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { tasks } from '#shared/contracts/tasks.ts';

const { exportSheet } = tasks.endpoints;

interface Props {
  readonly taskId: string;
  readonly classId: string | undefined;
}

/** Exports the students with states and scores as a spreadsheet, for users who may export. */
export function ExportAnswersButton({ taskId, classId }: Props) {
  const { t } = useTranslation('submissions');
  const can = useCan();
  if (!can('export')) return null;
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={() => send(exportSheet, { task_id: taskId, class_id: classId })}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}
