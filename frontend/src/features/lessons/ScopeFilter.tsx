import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useNameOf } from '#frontend/src/entities/names/use-name-of.ts';
import { StudentSearch } from '#frontend/src/entities/students/StudentPickers.tsx';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { ClassId, StudentId, UserId } from '#shared/ids.ts';
import type { Room } from '#shared/lessons/calendar-calls.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { type CalendarView, SCOPES } from './use-calendar-view.ts';

interface Props {
  readonly calendar: CalendarView;
  readonly rooms: readonly Room[];
}

function RoomChoice({ calendar: { scope, setScope }, rooms }: Props) {
  const { t } = useTranslation('lessons');
  return (
    <ToolbarSelect
      label={t('chooseRoom')}
      value={rooms.some(({ id }) => id === scope.id) ? scope.id : ''}
      unchosen={t('chooseRoom')}
      choices={rooms.map((room) => ({ value: room.id, label: room.name }))}
      onChange={(id) => setScope('room', id)}
    />
  );
}

/** Chooses the teacher, room, class or student. */
function ScopeChoice({ calendar, rooms }: Props) {
  const { scope, setScope } = calendar;
  const { t } = useTranslation('lessons');
  const name = useNameOf(scope.kind, scope.id).data?.name ?? '';
  const choose = (chosen: { readonly id: string } | null) => setScope(scope.kind, chosen?.id ?? '');
  const refOf = <T,>(id: T | undefined) => (id ? { id, name } : null);
  switch (scope.kind) {
    case 'teacher':
      return (
        <StaffSearch
          label={t('chooseTeacher')}
          value={refOf(UserId.safeParse(scope.id).data)}
          onChange={choose}
        />
      );
    case 'class':
      return (
        <ClassInput
          label={t('chooseClass')}
          value={refOf(ClassId.safeParse(scope.id).data)}
          onChange={choose}
        />
      );
    case 'student':
      return (
        <StudentSearch
          label={t('chooseStudent')}
          value={refOf(StudentId.safeParse(scope.id).data)}
          onChange={choose}
        />
      );
    case 'room':
      return <RoomChoice calendar={calendar} rooms={rooms} />;
    default:
      return null;
  }
}

/** Whose lessons the calendar shows. */
export function ScopeFilter(props: Props) {
  const { t } = useTranslation('lessons');
  const { scope, setScope } = props.calendar;
  return (
    <>
      <ChoiceSelect
        label={t('show')}
        value={scope.kind}
        values={SCOPES}
        textOf={(kind) => t(`scopes.${kind}`)}
        onChange={(kind) => setScope(kind)}
      />
      <ScopeChoice {...props} />
    </>
  );
}
