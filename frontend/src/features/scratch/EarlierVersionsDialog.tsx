import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type ShownVersions,
  VersionsDialog,
} from '#frontend/src/entities/scratch/versions/VersionsDialog.tsx';
import { toast } from '#frontend/src/lib/toasts.ts';
import { unopenedNo } from './offered-versions.ts';
import type { Unopened } from './unopened.ts';

interface Props {
  readonly work: string;
  /** What could not be opened, if that is why the dialog is. */
  readonly unopened: Unopened | null;
  /**
   * Puts a version on top of the author's project, or opens it as a copy. Both answer false when something has to be
   * saved first. null: only a copy.
   */
  readonly onRestore: ((no: number) => Promise<boolean>) | null;
  readonly onCopy: (no: number) => Promise<boolean>;
  readonly onClose: () => void;
}

interface ActionProps extends Omit<Props, 'work'> {
  readonly shown: ShownVersions;
}

/** What can be done with the chosen version: the author restores it, others open it as a copy. */
function Action({ shown, unopened, ...actions }: ActionProps) {
  const { t } = useTranslation('scratch');
  const { chosen, newest, isMine } = shown;
  const onRestore = isMine ? actions.onRestore : null;
  const { isPending, mutate } = useMutation({
    mutationFn: async (no: number) => {
      const done = await (onRestore ?? actions.onCopy)(no);
      return { done, isRestored: done && onRestore !== null };
    },
    onSuccess: ({ done, isRestored }, no) => {
      if (!done) return toast.warning(t('restoring.failed'));
      if (isRestored) toast.success(t('restoring.restored', { no }));
      actions.onClose();
    },
  });
  const isUseless = chosen === (onRestore ? newest : unopenedNo(unopened));
  return (
    <Button
      variant="contained"
      disabled={chosen === null || isUseless}
      loading={isPending}
      onClick={() => chosen !== null && mutate(chosen)}
    >
      {t(onRestore ? 'restoring.restore' : 'restoring.asCopy')}
    </Button>
  );
}

/** The versions of a project, to look at, and to restore or open. */
export function EarlierVersionsDialog({ work, ...props }: Props) {
  return (
    <VersionsDialog
      work={work}
      unopened={unopenedNo(props.unopened)}
      actions={(shown) => <Action {...props} shown={shown} />}
      onClose={props.onClose}
    />
  );
}
