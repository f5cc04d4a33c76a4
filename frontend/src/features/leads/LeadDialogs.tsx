import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { LeadAction } from './lead-action.ts';

const AddDialog = lazyPart(async () => (await import('./edit/AddLeadDialog.tsx')).AddLeadDialog);
const EditDialog = lazyPart(async () => (await import('./edit/EditLeadDialog.tsx')).EditLeadDialog);
const ImportDialog = lazyPart(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);
const JoinPageDialog = lazyPart(
  async () => (await import('./actions/JoinPageDialog.tsx')).JoinPageDialog,
);
const FollowUpDialog = lazyPart(
  async () => (await import('./actions/FollowUpDialog.tsx')).FollowUpDialog,
);
const TrialDialog = lazyPart(async () => (await import('./actions/TrialDialog.tsx')).TrialDialog);
const LostDialog = lazyPart(async () => (await import('./actions/LostDialog.tsx')).LostDialog);
const ConvertDialog = lazyPart(
  async () => (await import('./actions/ConvertDialog.tsx')).ConvertDialog,
);
const RemoveDialog = lazyPart(
  async () => (await import('./actions/RemoveDialog.tsx')).RemoveDialog,
);

interface Props {
  readonly action: LeadAction | null;
  readonly close: () => void;
  /** After the lead of a page of its own was deleted. */
  readonly onRemoved?: () => void;
}

/** The dialog of what is being done. */
export function LeadDialogs({ action, close, onRemoved }: Props) {
  switch (action?.kind) {
    case undefined:
      return null;
    case 'add':
      return <AddDialog onClose={close} />;
    case 'import':
      return <ImportDialog onClose={close} />;
    case 'joinPage':
      return <JoinPageDialog onClose={close} />;
    case 'edit':
      return <EditDialog id={action.lead.id} onClose={close} />;
    case 'followUp':
      return <FollowUpDialog lead={action.lead} onClose={close} />;
    case 'trial':
      return <TrialDialog lead={action.lead} onClose={close} />;
    case 'lost':
      return <LostDialog lead={action.lead} onClose={close} />;
    case 'convert':
      return <ConvertDialog lead={action.lead} onClose={close} />;
    case 'remove':
      return <RemoveDialog lead={action.lead} onClose={close} onRemoved={onRemoved} />;
  }
}
