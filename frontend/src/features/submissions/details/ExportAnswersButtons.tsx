import FolderZipIcon from '@mui/icons-material/FolderZip';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { tasks } from '#shared/tasks/contract.ts';
import type { AnswerPage } from '../queries.ts';
import { WorksExportDialog } from './WorksExportDialog.tsx';

const { exportSheet } = tasks.endpoints;

interface Props {
  readonly taskId: string;
  readonly classId: string | undefined;
  readonly classes: AnswerPage['classes'];
}

/** Exports the works of the students in archives. */
function WorksButton({ taskId, classId, classes }: Props) {
  const { t } = useTranslation('submissions');
  const [isOpen, setOpen] = useState(false);
  const className = classes.find(({ id }) => id === classId)?.name;
  return (
    <>
      <Button variant="outlined" startIcon={<FolderZipIcon />} onClick={() => setOpen(true)}>
        {t('works.title')}
      </Button>
      {isOpen && (
        <WorksExportDialog
          taskId={taskId}
          classId={classId}
          className={className}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Exports the students with states and scores as a spreadsheet, or their works, for users who may export. */
export function ExportAnswersButtons(props: Props) {
  const { t } = useTranslation('submissions');
  const can = useCan();
  if (!can('export')) return null;
  const { taskId, classId } = props;
  return (
    <>
      <ExportButton
        label={t('export')}
        fetchSheet={() => send(exportSheet, { task_id: taskId, class_id: classId })}
        exportedText={(count) => t('exported', { count })}
        truncatedText={(count) => t('truncated', { count })}
      />
      <WorksButton {...props} />
    </>
  );
}
