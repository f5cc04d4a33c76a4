import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import type { ClassId, CycleId, StudentId } from '#shared/ids.ts';
import { type Part, type Parts, type ReportValues, valuesOf } from './report-values.ts';
import type { ReportWriter, WriterView } from './report-writer.ts';
import { textOf } from './rich-text-words.ts';
import { useAllSaving, useWriters, useWriterView } from './writers.ts';

/** Each part in words, for somebody who chooses between two versions of it. */
function useShownParts() {
  const { t } = useTranslation(['reports', 'records']);
  const { list } = useFormats();
  const dimensions = (values: ReportValues['dimensions']) =>
    list(
      Object.entries(values).map(
        ([name, value]) => `${t(`dimensions.${name as 'logic'}`)} ${value || t('notRated')}`,
      ),
    );
  const show: { readonly [P in Part]: (value: ReportValues[P]) => string } = {
    name: String,
    task: textOf,
    pictures: ({ length }) => t('editor.pictureCount', { count: length }),
    video: (video) => t(video ? 'editor.withVideo' : 'editor.withoutVideo'),
    evidence: (pieces) => list(pieces.map(({ title }) => title)),
    evaluation: String,
    phrase: (phrase) => (phrase ? t(`records:phrases.${phrase}`) : ''),
    dimensions,
  };
  return show;
}

interface Props {
  readonly writer: ReportWriter;
  readonly theirs: NonNullable<WriterView['theirs']>;
}

function Dialog({ writer, theirs }: Props) {
  const { t } = useTranslation('reports');
  const show = useShownParts();
  const { stored, unsent } = useWriterView(writer);
  const current = valuesOf(theirs.content);
  const label = (part: Part) =>
    part === 'name'
      ? t('editor.name')
      : part === 'phrase'
        ? t('editor.phrase')
        : t(`sections.${part}`);
  return (
    <CompareDialog<ReportValues>
      edits={{
        original: { ...current, ...stored },
        mine: { ...current, ...unsent },
        theirs: current,
      }}
      fields={(Object.keys(show) as Part[]).map((part) => ({
        name: part,
        label: label(part),
        show: (value) => (show[part] as (value: unknown) => string)(value),
      }))}
      onChoose={(chosen) => {
        const parts = Object.keys(unsent) as Part[];
        writer.choose(Object.fromEntries(parts.map((part) => [part, chosen[part]])) as Parts);
      }}
      onCancel={writer.postpone}
    />
  );
}

/** Shown when somebody else saved the report in between: field by field, which version stays. */
export function ConflictDialog({ writer }: { readonly writer: ReportWriter }) {
  const { theirs } = useWriterView(writer);
  return theirs && <Dialog writer={writer} theirs={theirs} />;
}

interface ConflictsProps {
  readonly lines: readonly { readonly student_id: StudentId }[];
  readonly cycleId: CycleId;
  readonly classId: ClassId;
}

/** The conflicts of a class, one after the other. */
export function Conflicts({ lines, cycleId, classId }: ConflictsProps) {
  const writerOf = useWriters();
  useAllSaving();
  const first = lines
    .map(({ student_id }) => writerOf({ cycle_id: cycleId, class_id: classId, student_id }))
    .find(({ view }) => view.get().theirs !== null);
  return first && <ConflictDialog writer={first} />;
}
