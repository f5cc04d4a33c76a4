import { useTranslation } from 'react-i18next';
import { RecordFigures } from '#frontend/src/entities/records/RecordFigures.tsx';
import { RecordTable } from '#frontend/src/entities/records/RecordTable.tsx';
import {
  type RecordsOf,
  toRecordQuery,
  useRecordList,
} from '#frontend/src/entities/records/use-record-list.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { RecordFilters } from './RecordFilters.tsx';

interface ExportRecordsProps {
  readonly question: ListQuestion;
  readonly of: RecordsOf;
}

function ExportRecordsButton({ question, of }: ExportRecordsProps) {
  const { t } = useTranslation('teaching');
  const can = useCan();
  if (!can('export')) return null;
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={() => send(teaching.endpoints.exportSheet, toRecordQuery(question, of))}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}

interface Props {
  /** Only the records of one class, teacher, student or day. */
  readonly of?: RecordsOf;
}

const UNLIMITED: RecordsOf = {};

/** Records with search and filters, and the totals of the chosen days. */
export function RecordsTab({ of = UNLIMITED }: Props) {
  const { page, ...list } = useRecordList(of);
  return (
    <>
      {page?.figures && <RecordFigures totals={page.figures} />}
      <RecordTable
        list={list}
        ofStudent={of.student_id !== undefined}
        filters={<RecordFilters list={list} of={of} />}
        buttons={<ExportRecordsButton question={list.question} of={of} />}
      />
    </>
  );
}
