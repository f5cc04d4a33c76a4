import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { CALENDAR_SEARCH } from '#frontend/src/lib/paths/lessons.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { newSlot, type Slot } from './board/slot.ts';
import { CalendarActions } from './CalendarActions.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarDialogs } from './CalendarDialogs.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import type { OpenDialog } from './open-dialog.ts';
import { Obstacles } from './placing/Obstacles.tsx';
import { usePlacing } from './placing/use-placing.ts';
import { useSettings } from './queries.ts';
import { ScopeFilter } from './ScopeFilter.tsx';
import { ShownLessons } from './ShownLessons.tsx';
import { clockAt, todayAt } from './school-clock.ts';
import { COLOUR_BY, COLUMNS, type Scope, useCalendarView } from './use-calendar-view.ts';
import { useLinkedLesson } from './use-linked-lesson.ts';

/** The class whose calendar is shown; undefined until its name is known, null for none. */
function useShownClass({ kind, id }: Scope): ClassRef | null | undefined {
  const { data, isLoading } = useClassName(kind === 'class' ? id : undefined);
  return isLoading ? undefined : (data ?? null);
}

/** The dialog that is open; at first the one of a new lesson, when the link asks for it. */
function useOpenDialog(slot: Slot) {
  const [parameters, setParameters] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog | null>(() =>
    parameters.has(CALENDAR_SEARCH.plan) ? { kind: 'add', slot } : null,
  );
  function open(next: OpenDialog | null): void {
    setDialog(next);
    if (!parameters.has(CALENDAR_SEARCH.plan)) return;
    // A reload would open the dialog again.
    const others = [...parameters].filter(([name]) => name !== CALENDAR_SEARCH.plan);
    setParameters(others, { replace: true });
  }
  return [dialog, open] as const;
}

/** The calendar, once the school's settings are loaded. */
function CalendarScreen({ settings }: { readonly settings: CalendarSettingsDto }) {
  const { t } = useTranslation('lessons');
  const { role } = useSignedIn();
  const today = todayAt(settings.time_zone);
  const calendar = useCalendarView(today);
  const placing = usePlacing();
  const { colourBy, setColourBy, date } = calendar;
  const slot = newSlot(date, clockAt(settings.time_zone), settings.rules);
  const [dialog, setDialog] = useOpenDialog(slot);
  useLinkedLesson(setDialog);
  const ofClass = useShownClass(calendar.scope);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(role === ROLE.principal ? 'subtitle' : 'subtitleTeacher')}
        actions={
          <CalendarActions
            isPhone={calendar.isPhone}
            onPlan={() => setDialog({ kind: 'add', slot })}
            onOpen={setDialog}
          />
        }
      />
      <CalendarBar calendar={calendar} today={today} weekStart={settings.rules.weekStart}>
        <ScopeFilter calendar={calendar} rooms={settings.rooms} />
        {calendar.view === 'day' && (
          <ChoiceSelect
            label={t('columns')}
            value={calendar.columns}
            values={COLUMNS}
            textOf={(by) => t(`columnsBy.${by}`)}
            onChange={calendar.setColumns}
          />
        )}
        <ChoiceSelect
          label={t('colours')}
          value={colourBy}
          values={COLOUR_BY}
          textOf={(by) => t(`colourBy.${by}`)}
          onChange={setColourBy}
        />
      </CalendarBar>
      <ShownLessons calendar={calendar} settings={settings} placing={placing} onOpen={setDialog} />
      <CalendarDialogs
        dialog={dialog}
        slot={slot}
        ofClass={ofClass}
        settings={settings}
        placing={placing}
        onOpen={setDialog}
      />
      <Obstacles placing={placing} rooms={settings.rooms} />
    </>
  );
}

/** The school's lessons by day, week and month. Loads the settings first: time zone and first day of the week. */
export default function CalendarPage() {
  const { data: settings, error, refetch } = useSettings();
  if (settings) return <CalendarScreen settings={settings} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageLoading />;
}
