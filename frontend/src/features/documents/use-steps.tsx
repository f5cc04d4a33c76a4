import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { documents as contract } from '#shared/documents/contract.ts';
import type { DocumentDto, DocumentOutcome } from '#shared/documents/fields.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import type { DocumentId } from '#shared/ids.ts';
import { toError } from '#shared/to-error.ts';

type StepKind = 'move' | 'remove' | 'restore' | 'erase';

interface Progress {
  readonly kind: StepKind;
  readonly total: number;
  readonly done: number;
  /** Files and folders that were deleted for good. */
  readonly erased: number;
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  readonly isOver: boolean;
}

export interface Task {
  readonly kind: StepKind;
  readonly documents: readonly DocumentDto[];
  /** One step: some documents at once, or with `each` one after the other. */
  readonly act: (
    ids: readonly DocumentId[],
    onErased: (count: number) => void,
  ) => Promise<DocumentOutcome>;
  readonly atOnce?: number;
  readonly onEnd?: () => void;
}

/** Carries something out with many documents, some with each call, and shows how far it is. */
export function useSteps() {
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);
  async function run({ kind, documents, act, atOnce = DOCUMENT_LIMITS.atOnce, onEnd }: Task) {
    stopped.current = false;
    const names = new Map(documents.map(({ id, name }) => [id, name]));
    let now: Progress = {
      kind,
      total: documents.length,
      done: 0,
      erased: 0,
      refused: [],
      isOver: false,
    };
    const show = (changes: Partial<Progress>) => {
      now = { ...now, ...changes };
      setProgress(now);
    };
    show({});
    try {
      for (let at = 0; at < documents.length && !stopped.current; at += atOnce) {
        const ids = documents.slice(at, at + atOnce).map(({ id }) => id);
        const { done, refused } = await act(ids, (count) => show({ erased: now.erased + count }));
        const left = refused.map(({ id, reason }) => ({ name: names.get(id) ?? '', reason }));
        show({ done: now.done + done.length, refused: [...now.refused, ...left] });
      }
    } catch (error) {
      show({ refused: [...now.refused, { name: '', reason: toError(error).message }] });
    }
    await invalidate(client, contract);
    onEnd?.();
    if (now.refused.length > 0) return show({ isOver: true });
    setProgress(null);
    if (!stopped.current) toast.success(t(`done.${kind}`));
  }
  const dialog = progress && (
    <StepsDialog
      progress={progress}
      onStop={() => {
        stopped.current = true;
      }}
      onClose={() => setProgress(null)}
    />
  );
  return { run, dialog };
}

interface DialogProps {
  readonly progress: Progress;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

function StepsDialog({ progress, onStop, onClose }: DialogProps) {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation();
  const { kind, done, total, erased, refused, isOver } = progress;
  const text = t('progress', { done, total });
  return (
    <ClosableDialog title={t(`working.${kind}`)} maxWidth="xs" onClose={isOver ? onClose : onStop}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography aria-live="polite">
            {erased > 0 ? `${text} · ${t('erased', { count: erased })}` : text}
          </Typography>
          {!isOver && (
            <LinearProgress
              variant="determinate"
              value={(done / Math.max(1, total)) * 100}
              aria-label={t(`working.${kind}`)}
            />
          )}
          {refused.length > 0 && (
            <Alert severity="warning">
              {t('refused', { count: refused.length })}
              {refused.map(({ name, reason }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
                <Typography key={at} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {name ? `${name}: ${reason}` : reason}
                </Typography>
              ))}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {isOver ? (
          <Button onClick={onClose}>{common('close')}</Button>
        ) : (
          <Button onClick={onStop}>{t('cancel')}</Button>
        )}
      </DialogActions>
    </ClosableDialog>
  );
}
