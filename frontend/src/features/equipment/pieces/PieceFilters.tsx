import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import {
  useClassName,
  useStudentName,
  useTeacherName,
} from '#frontend/src/entities/names/use-name-of.ts';
import { StudentSearch } from '#frontend/src/entities/students/StudentPickers.tsx';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { PIECE_STATES } from '#shared/equipment/rules.ts';
import { FILTER, OVERDUE, useKinds, useRooms } from '../queries.ts';

interface Props {
  readonly list: Pick<CursorList<PieceDto>, 'question' | 'setFilter'>;
}

/** What somebody, or a class, has at present. */
function HolderFilters({ list }: Props) {
  const { t } = useTranslation('equipment');
  const { filters } = list.question;
  const [student, staff, taught] = [
    filters[FILTER.student],
    filters[FILTER.staff],
    filters[FILTER.class],
  ];
  const [studentRef, staffRef, classRef] = [
    useStudentName(student),
    useTeacherName(staff),
    useClassName(taught),
  ];
  return (
    <>
      <StudentSearch
        label={t('filter.student')}
        value={student ? (studentRef.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.student, next?.id ?? '')}
      />
      <StaffSearch
        label={t('filter.staff')}
        value={staff ? (staffRef.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.staff, next?.id ?? '')}
      />
      <ClassInput
        label={t('filter.class')}
        value={taught ? (classRef.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.class, next?.id ?? '')}
      />
    </>
  );
}

export function PieceFilters({ list }: Props) {
  const { t } = useTranslation('equipment');
  const { filters } = list.question;
  const { data: kinds } = useKinds();
  const { data: rooms } = useRooms();
  return (
    <>
      <ToolbarSelect
        label={t('filter.kind')}
        // The kinds may not be loaded yet.
        value={kinds ? filters[FILTER.kind] : ''}
        unchosen={t('filter.allKinds')}
        choices={(kinds?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(kind) => list.setFilter(FILTER.kind, kind)}
      />
      <ToolbarSelect
        label={t('filter.state')}
        value={filters[FILTER.state]}
        unchosen={t('filter.allStates')}
        choices={[
          ...PIECE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
          { value: OVERDUE, label: t('filter.overdue') },
          { value: 'left', label: t('filter.left') },
        ]}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
      <ToolbarSelect
        label={t('filter.room')}
        value={rooms ? filters[FILTER.room] : ''}
        unchosen={t('filter.allRooms')}
        choices={(rooms ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(room) => list.setFilter(FILTER.room, room)}
      />
      <HolderFilters list={list} />
    </>
  );
}
