import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type FocusEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { PLACEHOLDERS } from '#shared/reports/report-words.ts';
import { PicturesField } from '../editor/PicturesField.tsx';
import { isAsked } from '../editor/shown-sections.ts';
import type { SheetLine } from '../queries.ts';
import type { SheetProps } from '../sheet/views.ts';
import { LessonPhotos } from './LessonPhotos.tsx';
import type { Common } from './use-common.ts';

interface WordsProps {
  readonly onInsert: (text: string) => void;
}

/** What stands for the child; a click writes it into the field that was used last. */
function Placeholders({ onInsert }: WordsProps) {
  const { t } = useTranslation('reports');
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={t('common.words')}
      sx={{ gap: 0.75, flexWrap: 'wrap' }}
    >
      {PLACEHOLDERS.map((name) => (
        <Chip
          key={name}
          variant="outlined"
          label={`{${name}} ${t(`common.placeholder.${name}`)}`}
          // The field that is written in keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(`{${name}}`)}
          sx={({ layout }) => ({ minHeight: layout.touch, borderRadius: 6 })}
        />
      ))}
    </Stack>
  );
}

type TextName = 'name' | 'task' | 'evaluation';
type Field = HTMLInputElement | HTMLTextAreaElement;

const LONGEST: Readonly<Record<TextName, number>> = {
  name: REPORT_LIMITS.nameMax,
  task: REPORT_LIMITS.evaluationMax,
  evaluation: REPORT_LIMITS.evaluationMax,
};

/** Writes a word where the cursor is, or was last; the cursor then stands behind it. */
function useInsertion(common: Common, set: (change: Partial<Common>) => void) {
  const last = useRef<{ readonly name: TextName; readonly field: Field } | null>(null);
  const follow = (name: TextName) => (event: FocusEvent<Field>) => {
    last.current = { name, field: event.currentTarget };
  };
  const insert = (word: string) => {
    const { name, field } = last.current ?? { name: 'name' as const, field: null };
    const text = common[name];
    const from = field?.selectionStart ?? text.length;
    const to = field?.selectionEnd ?? from;
    const next = text.slice(0, from) + word + text.slice(to);
    if (next.length > LONGEST[name]) return;
    // The field must have the new text before the cursor can be set in it.
    flushSync(() => set({ [name]: next }));
    field?.focus();
    field?.setSelectionRange(from + word.length, from + word.length);
  };
  return { follow, insert };
}

interface TextsProps extends Pick<SheetProps, 'cycle' | 'classId'> {
  /** Whose lessons are looked through for photos. */
  readonly child: SheetLine | undefined;
  readonly common: Common;
  readonly onChange: (common: Common) => void;
}

/** The title, and what the template of the cycle has. */
export function CommonTexts({ cycle, classId, child, common, onChange }: TextsProps) {
  const { t } = useTranslation('reports');
  const { template } = cycle;
  const set = (change: Partial<Common>) => onChange({ ...common, ...change });
  const { follow, insert } = useInsertion(common, set);
  return (
    <>
      <LabelledInput
        label={t('editor.name')}
        hint={t('common.nameHint', { example: '{name}' })}
        value={common.name}
        maxLength={REPORT_LIMITS.nameMax}
        onFocus={follow('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      {isAsked(template, 'task') && (
        <LabelledInput
          label={t('sections.task')}
          value={common.task}
          multiline
          minRows={3}
          maxRows={10}
          maxLength={REPORT_LIMITS.evaluationMax}
          onFocus={follow('task')}
          onChange={({ target }) => set({ task: target.value })}
        />
      )}
      {isAsked(template, 'evaluation') && (
        <LabelledInput
          label={t('sections.evaluation')}
          value={common.evaluation}
          multiline
          minRows={4}
          maxRows={10}
          maxLength={REPORT_LIMITS.evaluationMax}
          onFocus={follow('evaluation')}
          onChange={({ target }) => set({ evaluation: target.value })}
        />
      )}
      <Placeholders onInsert={insert} />
      {isAsked(template, 'pictures') && (
        <>
          <PicturesField writing={{ values: common, change: set }} />
          {child && (
            <LessonPhotos
              place={{ cycle_id: cycle.id, class_id: classId, student_id: child.student_id }}
              taken={common.pictures}
              onChange={(pictures) => set({ pictures })}
            />
          )}
        </>
      )}
    </>
  );
}
