import { lazy, Suspense } from 'react';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import type { Slot } from './board/slot.ts';
import { AddLessonDialog } from './dialogs/AddLessonDialog.tsx';
import { LessonDialogs } from './LessonDialogs.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { Placing } from './placing/use-placing.ts';
import { TodayDrawer } from './TodayDrawer.tsx';

const SettingsDialog = lazy(async () => {
  const { SettingsDialog: Dialog } = await import('./settings/SettingsDialog.tsx');
  return { default: Dialog };
});
const SeriesDialog = lazy(async () => {
  const { SeriesDialog: Dialog } = await import('./plans/SeriesDialog.tsx');
  return { default: Dialog };
});
const BulkDialog = lazy(async () => {
  const { BulkDialog: Dialog } = await import('./plans/BulkDialog.tsx');
  return { default: Dialog };
});
const AbsenceDialog = lazy(async () => {
  const { AbsenceDialog: Dialog } = await import('./substitutes/AbsenceDialog.tsx');
  return { default: Dialog };
});
const FeedDialog = lazy(async () => {
  const { FeedDialog: Dialog } = await import('#frontend/src/entities/feeds/FeedDialog.tsx');
  return { default: Dialog };
});
const PlansDialog = lazy(async () => {
  const { PlansDialog: Dialog } = await import('./plans/PlansDialog.tsx');
  return { default: Dialog };
});

interface Props {
  readonly dialog: OpenDialog | null;
  readonly slot: Slot;
  /** The class whose calendar is shown; undefined while it is loading, null for none. */
  readonly ofClass: ClassRef | null | undefined;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

function OneDialog(props: Props & { readonly dialog: OpenDialog }) {
  const { dialog, slot, ofClass, settings, placing, onOpen } = props;
  const close = () => onOpen(null);
  const common = { settings, onClose: close };
  switch (dialog.kind) {
    case 'add':
      // The form is filled in from the class when it opens.
      return ofClass === undefined ? null : (
        <AddLessonDialog
          {...common}
          slot={dialog.slot}
          place={dialog.place ?? {}}
          ofClass={ofClass}
          placing={placing}
        />
      );
    case 'today':
      return (
        <TodayDrawer
          onOpen={(lesson: LessonDto) => onOpen({ kind: 'lesson', lesson })}
          onClose={close}
        />
      );
    case 'settings':
      return <SettingsDialog {...common} />;
    case 'series':
      return ofClass === undefined ? null : (
        <SeriesDialog {...common} slot={slot} ofClass={ofClass} placing={placing} />
      );
    case 'many': {
      const { action = 'edit', series } = dialog;
      return <BulkDialog {...common} date={slot.date} action={action} series={series} />;
    }
    case 'absence':
      return <AbsenceDialog date={slot.date} onClose={close} />;
    case 'feed':
      return <FeedDialog onClose={close} />;
    case 'recent':
      return <PlansDialog onClose={close} />;
    default:
      return (
        <LessonDialogs dialog={dialog} settings={settings} placing={placing} onOpen={onOpen} />
      );
  }
}

/** The dialog or drawer that is open over the calendar. */
export function CalendarDialogs({ dialog, ...props }: Props) {
  return <Suspense>{dialog && <OneDialog {...props} dialog={dialog} />}</Suspense>;
}
