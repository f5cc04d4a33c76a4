import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import {
  DIMENSIONS,
  EVIDENCE_KINDS,
  type ReportTemplate,
  SECTIONS,
} from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { listOf } from '../writing/report-values.ts';

interface ChoicesProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly chosen: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (chosen: T[]) => void;
}

/** Several of a few; they keep their order. */
function Choices<T extends string>({ label, all, chosen, nameOf, onChange }: ChoicesProps<T>) {
  const toggle = (value: T) =>
    onChange(all.filter((each) => (each === value) !== chosen.includes(each)));
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      <FormGroup row>
        {all.map((value) => (
          <FormControlLabel
            key={value}
            label={nameOf(value)}
            control={<Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Sentences that are too many or too long are refused by the server. */
export const hasTooMuch = ({ phrases }: Pick<ReportTemplate, 'phrases'>): boolean =>
  phrases.length > REPORT_LIMITS.phrasesMax ||
  phrases.some((line) => Array.from(line).length > REPORT_LIMITS.phraseMax);

/** As the calls take it. */
export const templatePayload = (template: ReportTemplate) => ({
  sections: listOf(template.sections),
  evidence: listOf(template.evidence),
  dimensions: listOf(template.dimensions),
  phrases: listOf(template.phrases),
  tone: template.tone.trim(),
});

interface Props {
  readonly value: ReportTemplate;
  readonly onChange: (value: ReportTemplate) => void;
}

/** One sentence a line. What is typed stays as it is, also an empty line. */
function Sentences({ value, onChange }: Props) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState(value.phrases.join('\n'));
  const { phraseMax, phrasesMax } = REPORT_LIMITS;
  return (
    <LabelledInput
      label={t('kind.phrases')}
      hint={t('kind.phrasesHint', { name: '{name}' })}
      error={
        hasTooMuch(value)
          ? t('kind.phrasesMax', { most: phrasesMax, length: phraseMax })
          : undefined
      }
      multiline
      minRows={3}
      maxRows={10}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange({ ...value, phrases: linesOf(target.value) });
      }}
    />
  );
}

/** What reports consist of: sections, evidence, dimensions, sentences and tone. */
export function TemplateFields({ value, onChange }: Props) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Choices
        label={t('kind.sections')}
        all={SECTIONS}
        chosen={value.sections}
        nameOf={(section) => t(`sections.${section}`)}
        onChange={(sections) => onChange({ ...value, sections })}
      />
      <Choices
        label={t('kind.evidence')}
        all={EVIDENCE_KINDS}
        chosen={value.evidence}
        nameOf={(kind) => t(`evidenceKinds.${kind}`)}
        onChange={(evidence) => onChange({ ...value, evidence })}
      />
      <Choices
        label={t('kind.dimensions')}
        all={DIMENSIONS}
        chosen={value.dimensions}
        nameOf={(name) => t(`dimensions.${name}`)}
        onChange={(dimensions) => onChange({ ...value, dimensions })}
      />
      <Sentences value={value} onChange={onChange} />
      <LabelledInput
        label={t('kind.tone')}
        hint={t('kind.toneHint')}
        multiline
        minRows={2}
        maxLength={REPORT_LIMITS.toneMax}
        value={value.tone}
        onChange={({ target }) => onChange({ ...value, tone: target.value.replaceAll('\n', ' ') })}
      />
    </>
  );
}
