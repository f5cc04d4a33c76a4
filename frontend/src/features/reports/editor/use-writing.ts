import { useEffect } from 'react';
import { NOT_RATED } from '#shared/reports/fields.ts';
import type { Draft } from '../queries.ts';
import { type ReportValues, valuesOf } from '../writing/report-values.ts';
import type { ReportPlace, ReportWriter } from '../writing/report-writer.ts';
import { useWriters, useWriterView } from '../writing/writers.ts';

const EMPTY: ReportValues = {
  name: '',
  task: '{"type":"doc"}',
  pictures: [],
  video: null,
  evidence: [],
  evaluation: '',
  phrase: '',
  dimensions: NOT_RATED,
};

export const placeOf = ({ cycle, class_id, student }: Draft): ReportPlace => ({
  cycle_id: cycle.id,
  class_id,
  student_id: student.id,
});

/** What is written, and the way to change it. */
export interface Writing {
  readonly draft: Draft;
  readonly writer: ReportWriter;
  readonly values: ReportValues;
  readonly change: ReportWriter['change'];
}

/** A report with what is written of it here. */
export function useWriting(draft: Draft): Writing {
  const writer = useWriters()(placeOf(draft));
  const { rev, content } = draft;
  useEffect(() => writer.watch(), [writer]);
  useEffect(() => {
    writer.adopt(rev, valuesOf(content));
  }, [writer, rev, content]);
  const { stored, unsent } = useWriterView(writer);
  // Before the effect has run once, the writer may know nothing of the report.
  const values = { ...EMPTY, ...valuesOf(content), ...stored, ...unsent };
  return { draft, writer, values, change: writer.change };
}
