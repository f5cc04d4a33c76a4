import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassName, useTeacherName } from '#frontend/src/entities/names/use-name-of.ts';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { RECORD_STATES } from '#shared/analysis/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { toRecordQuery } from './record-query.ts';
import type { RecordRow } from './use-record-columns.tsx';

/** By class, by teacher (principals), and by whether the record was written in time. */
export function RecordFilters({ list }: { readonly list: CursorList<RecordRow> }) {
  const { t } = useTranslation('analysis');
  const { role } = useSignedIn();
  const { class_id, teacher_id, state } = toRecordQuery(list.question.filters);
  const className = useClassName(class_id).data?.name ?? '';
  const teacherName = useTeacherName(teacher_id).data?.name ?? '';
  return (
    <>
      <ClassInput
        label={t('class')}
        value={class_id ? { id: class_id, name: className } : null}
        onChange={(next) => list.setFilter('class', next?.id ?? '')}
      />
      {role === ROLE.principal && (
        <StaffSearch
          label={t('teacher')}
          value={teacher_id ? { id: teacher_id, name: teacherName } : null}
          onChange={(next) => list.setFilter('teacher', next?.id ?? '')}
        />
      )}
      <ToolbarSelect
        label={t('record')}
        value={state}
        onChange={(value) => list.setFilter('state', value)}
        unchosen={t('anyRecord')}
        choices={RECORD_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </>
  );
}
