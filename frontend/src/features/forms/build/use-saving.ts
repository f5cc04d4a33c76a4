import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { FormDto } from '#shared/contracts/form-fields.ts';
import { forms } from '#shared/contracts/forms.ts';
import { type FormDraft, toPayload } from './form-draft.ts';

const Current = z.object({ form: FormDto() });

/** Saves a form: adds a new one, or edits the one that was loaded. */
export function useSaving(stored: FormDto | undefined, onSaved: (form: FormDto) => void) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const keyOf = useRequestKey();
  const [theirs, setTheirs] = useState<FormDto | null>(null);
  const saving = useMutation({
    mutationFn: async ({ draft, rev }: { readonly draft: FormDraft; readonly rev: number }) => {
      const said = toPayload(draft, timeZone);
      if (stored) return send(forms.endpoints.edit, { ...said, form_id: stored.id, rev });
      return send(forms.endpoints.add, { ...said, request_key: keyOf(JSON.stringify(said)) });
    },
    meta: { quiet: true },
    onSuccess: async ({ form }) => {
      await invalidate(client, forms);
      onSaved(form);
    },
    onError: (error) => setTheirs(conflictingRecord(error, Current)?.form ?? null),
  });
  return {
    save: (draft: FormDraft, rev = stored?.rev ?? 0) => {
      setTheirs(null);
      saving.mutate({ draft, rev });
    },
    isSaving: saving.isPending,
    problem: theirs || saving.isPending ? null : saving.error,
    /** What somebody else has saved meanwhile. */
    theirs,
    leaveConflict: () => setTheirs(null),
  };
}
