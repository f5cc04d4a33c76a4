import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassName, useTeacherName } from '#frontend/src/entities/names/use-name-of.ts';
import {
  RECORD_FILTER,
  type RecordListRow,
  type RecordsOf,
} from '#frontend/src/entities/records/use-record-list.ts';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ToolbarDay } from '#frontend/src/ui/table/ToolbarDay.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { ClassId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { ATTENDANCE_STATES } from '#shared/teaching/fields.ts';

interface Props {
  readonly list: Pick<CursorList<RecordListRow>, 'question' | 'setFilter'>;
  readonly of: RecordsOf;
}

function DayInput({ list, name }: Omit<Props, 'of'> & { readonly name: 'from' | 'to' }) {
  const { t } = useTranslation('records');
  return (
    <ToolbarDay
      label={t(name)}
      value={list.question.filters[name] ?? ''}
      onChange={(day) => list.setFilter(name, day)}
    />
  );
}

function ClassFilter({ list }: Omit<Props, 'of'>) {
  const { t } = useTranslation('records');
  const id = ClassId.safeParse(list.question.filters[RECORD_FILTER.class]).data;
  const name = useClassName(id).data?.name ?? '';
  return (
    <ClassInput
      label={t('class')}
      value={id ? { id, name } : null}
      onChange={(next) => list.setFilter(RECORD_FILTER.class, next?.id ?? '')}
    />
  );
}

function TeacherFilter({ list }: Omit<Props, 'of'>) {
  const { t } = useTranslation('records');
  const id = UserId.safeParse(list.question.filters[RECORD_FILTER.teacher]).data;
  const name = useTeacherName(id).data?.name ?? '';
  return (
    <StaffSearch
      label={t('teacher')}
      value={id ? { id, name } : null}
      onChange={(next) => list.setFilter(RECORD_FILTER.teacher, next?.id ?? '')}
    />
  );
}

/** The filters of records; those that the screen has fixed are left out. */
export function RecordFilters({ list, of }: Props) {
  const { t } = useTranslation('records');
  const { role } = useSignedIn();
  const named = of.class_id ?? of.teacher_id ?? of.student_id;
  return (
    <>
      {!named && <ClassFilter list={list} />}
      {!named && role === ROLE.principal && <TeacherFilter list={list} />}
      <ToolbarSelect
        label={t('filterAttendance')}
        value={list.question.filters[RECORD_FILTER.state]}
        unchosen={t('anyAttendance')}
        choices={ATTENDANCE_STATES.map((value) => ({ value, label: t(`attendance.${value}`) }))}
        onChange={(state) => list.setFilter(RECORD_FILTER.state, state)}
      />
      {!of.from && <DayInput list={list} name="from" />}
      {!of.from && <DayInput list={list} name="to" />}
    </>
  );
}
