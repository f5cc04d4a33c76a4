import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { uploads } from '#shared/uploads/contract.ts';
import { works } from '#shared/works/contract.ts';
import { useClearing } from './use-clearing.ts';

const STEPS = {
  bin: (before: string) => async () => {
    const { works: done, left } = await send(works.endpoints.emptyBin, { before });
    return { done, left };
  },
  unused: () => async () => {
    const { files: done, left } = await send(uploads.endpoints.clearUnused, {});
    return { done, left };
  },
} as const;

interface Props {
  readonly of: keyof typeof STEPS;
  /** There is nothing that could be deleted now. */
  readonly disabled: boolean;
}

/** Deletes what can be deleted of a kind, after it was confirmed. */
export function ClearButton({ of, disabled }: Props) {
  const { t } = useTranslation('usage');
  const [asked, setAsked] = useState('');
  // Only what lies in the bin when it is asked for is deleted.
  const { done, clear } = useClearing(STEPS[of](asked), (count) => t(`cleared.${of}`, { count }));
  const isWorking = done !== undefined;
  return (
    <>
      <Button
        size="small"
        color="error"
        variant="outlined"
        disabled={disabled}
        onClick={() => setAsked(new Date().toISOString())}
      >
        {t(`clear.${of}`)}
      </Button>
      <ConfirmDialog
        open={asked !== ''}
        title={t(`clearTitle.${of}`)}
        text={isWorking ? t(`clearing.${of}`, { count: done }) : t(`clearText.${of}`)}
        confirmLabel={t(`clear.${of}`)}
        destructive
        working={isWorking}
        onCancel={() => setAsked('')}
        onConfirm={() => clear(undefined, { onSettled: () => setAsked('') })}
      />
    </>
  );
}
