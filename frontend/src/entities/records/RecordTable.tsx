import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { useRecordColumns } from './use-record-columns.tsx';
import type { RecordListRow } from './use-record-list.ts';

interface Props {
  readonly list: CursorList<RecordListRow>;
  /** Shows the attendance of one student instead of counts. */
  readonly ofStudent?: boolean;
  readonly filters?: ReactNode;
  readonly buttons?: ReactNode;
}

/** A list of lesson records; a row opens the record. */
export function RecordTable({ list, ofStudent = false, filters, buttons }: Props) {
  const { t } = useTranslation('records');
  const navigate = useNavigate();
  return (
    <DataList
      list={list}
      label={t('list')}
      columns={useRecordColumns(ofStudent)}
      rowName={({ class_name, date }) => `${class_name} ${date}`}
      searchLabel={t('search')}
      filters={filters}
      buttons={buttons}
      onOpen={({ lesson_id }) => void navigate(paths.lesson(lesson_id))}
      empty={
        <EmptyState
          icon={<EmptyPicture name="records" />}
          title={t('empty')}
          hint={t('emptyHint')}
        />
      }
    />
  );
}
