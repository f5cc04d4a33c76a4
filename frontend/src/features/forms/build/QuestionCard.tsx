import { useSortable } from '@dnd-kit/react/sortable';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import type { Question } from '#shared/forms/questions.ts';
import { ConditionField } from './ConditionField.tsx';
import { QuestionKindFields } from './QuestionKindFields.tsx';

interface QuestionCardProps {
  readonly question: Question;
  readonly at: number;
  readonly questions: readonly Question[];
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Question>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

interface ActionProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Action = ({ label, disabled = false, onClick, children }: ActionProps) => (
  <IconButton aria-label={label} disabled={disabled} onClick={onClick}>
    {children}
  </IconButton>
);

function Head({
  props,
  handle,
}: {
  readonly props: QuestionCardProps;
  readonly handle: (element: Element | null) => void;
}) {
  const { t } = useTranslation('forms');
  const { question, at, questions, onMove, onCopy, onRemove } = props;
  const name = question.title || t('build.untitled');
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton
        ref={handle}
        aria-label={t('build.drag', { name })}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicatorIcon />
      </IconButton>
      <Typography
        // On phones the buttons have a line of their own.
        sx={{ flex: { xs: '1 0 70%', sm: 1 }, fontWeight: 600, minWidth: 0 }}
        noWrap
      >
        {at + 1}. {t(`kinds.${question.kind}`)}
      </Typography>
      <Stack direction="row" sx={{ ml: 'auto' }}>
        <Action label={t('build.up', { name })} disabled={at === 0} onClick={() => onMove(-1)}>
          <ArrowUpwardIcon />
        </Action>
        <Action
          label={t('build.down', { name })}
          disabled={at === questions.length - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardIcon />
        </Action>
        <Action label={t('build.copy', { name })} onClick={onCopy}>
          <ContentCopyIcon />
        </Action>
        <Action label={t('build.remove', { name })} onClick={onRemove}>
          <DeleteIcon />
        </Action>
      </Stack>
    </Stack>
  );
}

/** A question as it is edited. It is moved by its handle, with the mouse, a finger, or the keyboard. */
export function QuestionCard(props: QuestionCardProps) {
  const { t } = useTranslation('forms');
  const { question, at, questions, error, onChange } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: question.id, index: at });
  return (
    <Paper
      ref={ref}
      component="section"
      id={`question-${question.id}`}
      aria-label={question.title || t('build.untitled')}
      sx={{ p: { xs: 1.5, sm: 2 }, opacity: isDragging ? 0.6 : 1 }}
    >
      <Stack spacing={2}>
        <Head props={props} handle={handleRef} />
        <LabelledInput
          label={t('build.title')}
          required
          error={error}
          maxLength={FORM_LIMITS.questionTitleMax}
          value={question.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <LabelledInput
          label={t('build.hint')}
          maxLength={FORM_LIMITS.hintMax}
          value={question.hint}
          onChange={({ target }) => onChange({ hint: target.value })}
        />
        <QuestionKindFields question={question} onChange={onChange} />
        <ConditionField question={question} before={questions.slice(0, at)} onChange={onChange} />
        <FormControlLabel
          control={
            <Checkbox
              checked={question.required}
              onChange={(_, required) => onChange({ required })}
            />
          }
          label={t('build.required')}
        />
      </Stack>
    </Paper>
  );
}
