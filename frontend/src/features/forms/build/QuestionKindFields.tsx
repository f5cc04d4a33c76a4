import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { ASKED_FILES, isChoice } from '#shared/forms/questions.ts';
import type { KindProps } from './kind-props.ts';
import { OptionsField } from './OptionsField.tsx';

const NUMBER = /^-?\d{1,9}(?:\.\d{1,4})?$/;

interface BoundProps extends KindProps {
  readonly name: 'min' | 'max';
}

/** What is typed may not be a number yet. */
function Bound({ question, onChange, name }: BoundProps) {
  const { t } = useTranslation('forms');
  const [text, setText] = useState(() => String(question[name] ?? ''));
  return (
    <LabelledInput
      label={t(`build.${name}`)}
      inputMode="decimal"
      value={text}
      onChange={({ target }) => {
        const typed = target.value.trim();
        setText(target.value);
        if (typed === '') onChange({ [name]: null });
        else if (NUMBER.test(typed)) onChange({ [name]: Number(typed) });
      }}
    />
  );
}

function Files({ question, onChange }: KindProps) {
  const { t } = useTranslation('forms');
  const { t: kindText } = useTranslation('formFields');
  const id = useId();
  const { files, most } = question;
  const turn = (kind: (typeof ASKED_FILES)[number], next: boolean) =>
    onChange({
      files: ASKED_FILES.filter((each) => (each === kind ? next : files.includes(each))),
    });
  return (
    <Stack spacing={1}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {t('build.files')}
      </Typography>
      <FormGroup row role="group" aria-labelledby={id}>
        {ASKED_FILES.map((kind) => (
          <FormControlLabel
            key={kind}
            control={
              <Checkbox checked={files.includes(kind)} onChange={(_, next) => turn(kind, next)} />
            }
            label={kindText(`file.kinds.${kind}`)}
          />
        ))}
      </FormGroup>
      <LabelledSelect
        label={t('build.most')}
        choices={Array.from({ length: FORM_LIMITS.filesMax }, (_, at) => ({
          value: String(at + 1),
          label: String(at + 1),
        }))}
        value={String(most)}
        onChange={({ target }) => onChange({ most: Number(target.value) })}
      />
    </Stack>
  );
}

/** The fields that only some kinds of questions have. */
export function QuestionKindFields(props: KindProps) {
  const { t } = useTranslation('forms');
  const { question, onChange } = props;
  if (isChoice(question)) return <OptionsField {...props} />;
  if (question.kind === 'number')
    return (
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Bound {...props} name="min" />
        <Bound {...props} name="max" />
      </Stack>
    );
  if (question.kind === 'file') return <Files {...props} />;
  if (question.kind === 'consent')
    return (
      <LabelledInput
        label={t('build.consent')}
        required
        multiline
        minRows={2}
        maxLength={FORM_LIMITS.consentMax}
        value={question.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    );
  return null;
}
