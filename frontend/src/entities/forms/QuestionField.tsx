import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledMoment } from '#frontend/src/ui/form/LabelledMoment.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { isChoice, type Question, type QuestionKind } from '#shared/forms/questions.ts';
import { choiceOf, type DraftValue, filesOf, textOf } from './answers-draft.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FilesField } from './FilesField.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';

const SignatureField = lazyPart(async () => (await import('./SignatureField.tsx')).SignatureField);

interface QuestionFieldProps {
  readonly question: Question;
  readonly value: DraftValue;
  readonly error: string | undefined;
  readonly onChange: (value: DraftValue) => void;
  /** Files to be sent for the question; in a preview nothing is. */
  readonly onFiles: (files: readonly File[]) => void;
}

const INPUTS: Readonly<
  Partial<Record<QuestionKind, { readonly mode?: 'tel' | 'decimal'; readonly max: number }>>
> = {
  text: { max: FORM_LIMITS.shortMax },
  long: { max: FORM_LIMITS.longMax },
  number: { mode: 'decimal', max: 20 },
  phone: { mode: 'tel', max: 40 },
};

function useHint({ kind, hint, min, max }: Question): string | undefined {
  const { t } = useTranslation('formFields');
  if (kind !== 'number') return hint || undefined;
  const bounds =
    min !== null && max !== null
      ? t('between', { min, max })
      : min !== null
        ? t('atLeast', { min })
        : max !== null
          ? t('atMost', { max })
          : '';
  return [hint, bounds].filter(Boolean).join(' · ') || undefined;
}

function TextQuestion({ question, value, error, onChange }: QuestionFieldProps) {
  const { kind, title, required } = question;
  const hint = useHint(question);
  const common = { label: title, required, error, hint, name: question.id };
  if (kind === 'date')
    return <LabelledMoment {...common} kind="date" value={textOf(value)} onChange={onChange} />;
  const { mode, max } = INPUTS[kind] ?? { max: FORM_LIMITS.shortMax };
  return (
    <LabelledInput
      {...common}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
      multiline={kind === 'long'}
      minRows={3}
      maxLength={max}
      {...(mode && { inputMode: mode })}
    />
  );
}

function Consent({ question, value, onChange }: QuestionFieldProps) {
  const { t } = useTranslation('formFields');
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {question.text}
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={value === true} onChange={(_, checked) => onChange(checked)} />}
        label={t('accept')}
      />
    </>
  );
}

function Inputs(props: QuestionFieldProps) {
  const { question, value, onChange, onFiles } = props;
  const files = filesOf(value);
  if (isChoice(question))
    return <ChoiceField question={question} value={choiceOf(value)} onChange={onChange} />;
  if (question.kind === 'consent') return <Consent {...props} />;
  if (question.kind === 'signature')
    return (
      <SignatureField
        label={question.title}
        isSigned={files.some(({ id }) => id !== '')}
        onDrawn={(picture) => {
          if (picture) onFiles([new File([picture], 'signature.png', { type: 'image/png' })]);
          else onChange([]);
        }}
      />
    );
  return (
    <FilesField
      question={question}
      files={files}
      onChoose={onFiles}
      onRemove={(key) => onChange(files.filter((file) => file.key !== key))}
    />
  );
}

const ONE_INPUT: readonly QuestionKind[] = ['text', 'long', 'number', 'date', 'phone'];

/** A question as those see it who answer it. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, error } = props;
  if (ONE_INPUT.includes(question.kind)) return <TextQuestion {...props} />;
  const failed = filesOf(value).find(
    ({ problem }) => problem !== '' && question.kind === 'signature',
  );
  return (
    <QuestionFrame question={question} error={error ?? failed?.problem}>
      <Inputs {...props} />
    </QuestionFrame>
  );
}
