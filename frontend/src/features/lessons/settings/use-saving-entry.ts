import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { toast } from '#frontend/src/lib/toasts.ts';
import { overtakenBy } from '#frontend/src/ui/form/overtaken.ts';

interface Entry {
  readonly id: string;
  readonly rev: number;
}

interface Saving<R extends Entry, V> {
  readonly record: z.ZodType<R>;
  /** What is edited; absent for a new one. */
  readonly entry: R | undefined;
  /** Sends the values, of a new entry or of the one they began from. */
  readonly send: (values: V, of: { id: R['id']; rev: string } | undefined) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Saves a room, course or holiday; what somebody else saved meanwhile is `theirs`, for a dialog to decide. */
export function useSavingEntry<R extends Entry, V>({ record, entry, send, onDone }: Saving<R, V>) {
  const { t } = useTranslation('lessons');
  const [theirs, setTheirs] = useState<R | null>(null);
  async function save(values: V, of: R | undefined = entry): Promise<void> {
    setTheirs(null);
    try {
      await send(values, of && { id: of.id, rev: String(of.rev) });
    } catch (error) {
      const current = overtakenBy(error, record);
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('setup.done'));
    onDone();
  }
  return { save, theirs, back: () => setTheirs(null) };
}
