import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { StudentId } from '#shared/ids.ts';
import { ClosedCode } from './ClosedCode.tsx';
import { OpenCode } from './OpenCode.tsx';
import { useParentCodeOf } from './use-parent-code.ts';

interface Props {
  readonly id: StudentId;
  readonly onClose: () => void;
}

function Content({ id }: Pick<Props, 'id'>) {
  const calls = useParentCodeOf(id);
  const { data, error, refetch } = calls.query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  const { token } = data;
  return token ? (
    <OpenCode {...calls} code={data} token={token} />
  ) : (
    <ClosedCode {...calls} code={data} />
  );
}

/** The code of a student's page for the family: to be shown, printed, copied, renewed or revoked. */
export function ParentCodeDialog({ id, onClose }: Props) {
  const { t } = useTranslation('parentCodes');
  return (
    <ClosableDialog title={t('title')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Content id={id} />
      </DialogContent>
    </ClosableDialog>
  );
}
