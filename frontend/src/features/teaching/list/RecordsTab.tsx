import { RecordFigures } from '#frontend/src/entities/records/RecordFigures.tsx';
import { RecordTable } from '#frontend/src/entities/records/RecordTable.tsx';
import { type RecordsOf, useRecordList } from '#frontend/src/entities/records/use-record-list.ts';
import { ExportButton } from './ExportButton.tsx';
import { RecordFilters } from './RecordFilters.tsx';

interface Props {
  /** Where the screen is about one class, teacher, student or day only. */
  readonly of?: RecordsOf;
}

const NOBODY: RecordsOf = {};

/** Records with search and filters, and for a span of days what they add up to. */
export function RecordsTab({ of = NOBODY }: Props) {
  const { page, ...list } = useRecordList(of);
  return (
    <>
      {page?.figures && <RecordFigures totals={page.figures} />}
      <RecordTable
        list={list}
        ofStudent={of.student_id !== undefined}
        filters={
          <>
            <RecordFilters list={list} of={of} />
            <ExportButton question={list.question} of={of} />
          </>
        }
      />
    </>
  );
}
