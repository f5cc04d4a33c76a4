import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import type { Slot } from './board/slot.ts';
import { AddLessonDialog } from './dialogs/AddLessonDialog.tsx';
import { LessonDialogs } from './LessonDialogs.tsx';
import type { OpenDialog } from './open-dialog.ts';
import type { Placing } from './placing/use-placing.ts';
import { TodayDrawer } from './TodayDrawer.tsx';

const SettingsDialog = lazyPart(
  async () => (await import('./settings/SettingsDialog.tsx')).SettingsDialog,
);
const SeriesDialog = lazyPart(async () => (await import('./plans/SeriesDialog.tsx')).SeriesDialog);
const BulkDialog = lazyPart(async () => (await import('./plans/BulkDialog.tsx')).BulkDialog);
const AbsenceDialog = lazyPart(
  async () => (await import('./substitutes/AbsenceDialog.tsx')).AbsenceDialog,
);
const FeedDialog = lazyPart(
  async () => (await import('#frontend/src/entities/feeds/FeedDialog.tsx')).FeedDialog,
);
const PlansDialog = lazyPart(async () => (await import('./plans/PlansDialog.tsx')).PlansDialog);

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
  return dialog && <OneDialog {...props} dialog={dialog} />;
}
