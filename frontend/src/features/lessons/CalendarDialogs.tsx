import { lazy, Suspense } from 'react';
import type { LessonRecord } from '#shared/contracts/lesson-fields.ts';
import type { CalendarSettingsRecord } from '#shared/contracts/lessons.ts';
import type { Slot } from './board/slot.ts';
import { AddLessonDialog } from './dialogs/AddLessonDialog.tsx';
import { EditLessonDialog } from './dialogs/EditLessonDialog.tsx';
import { LessonDrawer } from './LessonDrawer.tsx';
import type { Placing } from './placing/use-placing.ts';
import { RemoveLessonDialog } from './RemoveLessonDialog.tsx';
import { TodayDrawer } from './TodayDrawer.tsx';
import { useMayChange } from './use-may-change.ts';

const SettingsDialog = lazy(async () => {
  const { SettingsDialog: Dialog } = await import('./settings/SettingsDialog.tsx');
  return { default: Dialog };
});

/** What stands over the calendar. */
export type OpenDialog =
  | { readonly kind: 'add'; readonly slot: Slot }
  | { readonly kind: 'lesson' | 'edit' | 'remove'; readonly lesson: LessonRecord }
  | { readonly kind: 'today' | 'settings' };

interface Props {
  readonly dialog: OpenDialog | null;
  readonly settings: CalendarSettingsRecord;
  readonly placing: Placing;
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

type LessonProps = Omit<Props, 'dialog'> & {
  readonly dialog: Extract<OpenDialog, { lesson: LessonRecord }>;
};

function LessonDialogs({ dialog: { kind, lesson }, settings, placing, onOpen }: LessonProps) {
  const mayChange = useMayChange();
  const close = () => onOpen(null);
  if (kind === 'remove') return <RemoveLessonDialog lesson={lesson} onClose={close} />;
  if (kind === 'edit')
    return (
      <EditLessonDialog lesson={lesson} settings={settings} placing={placing} onClose={close} />
    );
  return (
    <LessonDrawer
      lesson={lesson}
      canChange={mayChange(lesson)}
      onEdit={() => onOpen({ kind: 'edit', lesson })}
      onRemove={() => onOpen({ kind: 'remove', lesson })}
      onClose={close}
    />
  );
}

export function CalendarDialogs(props: Props) {
  const { dialog, settings, placing, onOpen } = props;
  const close = () => onOpen(null);
  if (!dialog) return null;
  if ('lesson' in dialog) return <LessonDialogs {...props} dialog={dialog} />;
  if (dialog.kind === 'add')
    return (
      <AddLessonDialog slot={dialog.slot} settings={settings} placing={placing} onClose={close} />
    );
  if (dialog.kind === 'today')
    return <TodayDrawer onOpen={(lesson) => onOpen({ kind: 'lesson', lesson })} onClose={close} />;
  return (
    <Suspense>
      <SettingsDialog settings={settings} onClose={close} />
    </Suspense>
  );
}
