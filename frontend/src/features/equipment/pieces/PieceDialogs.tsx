import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { PieceTask } from './piece-task.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const LendDialog = lazyPart(async () => (await import('./LendDialog.tsx')).LendDialog);
const StepDialog = lazyPart(async () => (await import('./StepDialog.tsx')).StepDialog);
const EditPieceDialog = lazyPart(
  async () => (await import('./EditPieceDialog.tsx')).EditPieceDialog,
);
const LabelsDialog = lazyPart(
  async () => (await import('../labels/LabelsDialog.tsx')).LabelsDialog,
);

interface Props {
  readonly task: PieceTask;
  readonly onClose: () => void;
  /** After a piece was deleted. */
  readonly onRemoved?: () => void;
}

/** The dialog of what is being done with some pieces. */
export function PieceDialogs({ task, onClose, onRemoved }: Props) {
  if (task.what === 'labels') return <LabelsDialog selected={task.pieces} onClose={onClose} />;
  if (task.what === 'edit') return <EditPieceDialog piece={task.piece} onClose={onClose} />;
  if (task.what === 'remove')
    return <RemoveDialog piece={task.piece} onClose={onClose} {...(onRemoved && { onRemoved })} />;
  const { pieces } = task;
  const onDone = () => {
    task.done?.();
    onClose();
  };
  if (task.what === 'lend')
    return <LendDialog pieces={pieces} days={task.days} onDone={onDone} onClose={onClose} />;
  return <StepDialog step={task.step} pieces={pieces} onDone={onDone} onClose={onClose} />;
}
