import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { EditLessonDialog } from './dialogs/EditLessonDialog.tsx';
import { LessonDrawer } from './LessonDrawer.tsx';
import type { LessonDialog, OpenDialog } from './open-dialog.ts';
import type { Placing } from './placing/use-placing.ts';
import { SeriesScopeDialog } from './plans/SeriesScopeDialog.tsx';
import { RemoveLessonDialog } from './RemoveLessonDialog.tsx';
import { useMayChange } from './use-may-change.ts';

interface Props {
  readonly dialog: LessonDialog;
  readonly settings: CalendarSettingsDto;
  readonly placing: Placing;
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

/** The dialogs of one lesson. For a lesson of a series, the user first chooses how many of them are meant. */
export function LessonDialogs({ dialog, settings, placing, onOpen }: Props) {
  const { kind, lesson } = dialog;
  const mayChange = useMayChange();
  const close = () => onOpen(null);
  const begin = (action: 'edit' | 'remove', of: LessonDto) =>
    onOpen(of.series ? { kind: 'scope', lesson: of, action } : { kind: action, lesson: of });
  if (kind === 'remove') return <RemoveLessonDialog lesson={lesson} onClose={close} />;
  if (kind === 'edit')
    return (
      <EditLessonDialog lesson={lesson} settings={settings} placing={placing} onClose={close} />
    );
  if (kind === 'scope') {
    const { action } = dialog;
    return (
      <SeriesScopeDialog
        action={action}
        onChoose={(scope) =>
          onOpen(
            scope === 'one'
              ? { kind: action, lesson }
              : { kind: 'many', action, series: { lesson, scope } },
          )
        }
        onClose={close}
      />
    );
  }
  return (
    <LessonDrawer
      lesson={lesson}
      canChange={mayChange(lesson)}
      onEdit={() => begin('edit', lesson)}
      onRemove={() => begin('remove', lesson)}
      onClose={close}
    />
  );
}
