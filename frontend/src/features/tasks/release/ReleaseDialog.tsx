import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Draft } from '#frontend/src/lib/drafts/draft.ts';
import { dropDraft } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { TaskId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { type TaskDetails, useTaskToChange } from '../queries.ts';
import { draftKind } from '../write/task.draft.ts';
import { valuesOf } from '../write/task-form.ts';
import { ReleaseFields } from './ReleaseFields.tsx';
import {
  releaseFields,
  releaseValuesOf,
  toReleasePayload,
  withReleaseRules,
} from './release-form.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
}

/** What was written of it on this device: the recipients of a draft are kept nowhere else. */
function useKept(found: TaskDetails) {
  const { user: owner } = useSignedIn();
  const context = useTimeZone();
  const start = { record: found.task, value: valuesOf(found, context) };
  const [draft] = useState(() => new Draft({ kind: draftKind, owner, context, start }));
  return draft;
}

function ReleaseForm({ found, title, onClose }: Props & { readonly found: TaskDetails }) {
  const { t } = useTranslation('tasks');
  const timeZone = useTimeZone();
  const { id: task_id, rev } = found.task;
  const { mutateAsync } = useChange(tasks.endpoints.release, {
    changes: [tasks],
    quiet: true,
  });
  const draft = useKept(found);
  const [defaultValues] = useState(() => ({
    ...releaseValuesOf(found, timeZone),
    ...(found.task.state === 'draft' && draftKind.here?.pick(draft.values.get())),
  }));
  // The deadline of an old draft may have passed: the server would refuse the release.
  const kept = { deadline: '', release_at: '' };
  const form = useContractForm({
    schema: withReleaseRules(z.object(releaseFields()), { timeZone, kept }),
    namespace: 'tasks',
    defaultValues,
    submit: async (values) => {
      const { task } = await mutateAsync({ task_id, rev, ...toReleasePayload(values, timeZone) });
      if (!draft.view.get().unsavedSince) dropDraft(draft.place);
      toast.success(t(task.state === 'scheduled' ? 'release.planned' : 'release.done'));
      onClose();
    },
  });
  return (
    <FormDialog title={title} submitLabel={t('release.action')} form={form} onClose={onClose}>
      <ReleaseFields control={form.control} isOut={false} />
    </FormDialog>
  );
}

/** Releases a draft, or a withdrawn task again. */
export function ReleaseDialog({ id, title, onClose }: Props & { readonly id: TaskId }) {
  const { t } = useTranslation('tasks');
  const { data, error, refetch } = useTaskToChange(id);
  const named = t('release.title', { title });
  if (data) return <ReleaseForm found={data} title={named} onClose={onClose} />;
  return (
    <ClosableDialog title={named} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
      </DialogContent>
    </ClosableDialog>
  );
}
