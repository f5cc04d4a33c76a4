import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import {
  DIMENSIONS,
  EVIDENCE_KINDS,
  REPORT_KINDS,
  type ReportKind,
  type ReportTemplate,
  SECTIONS,
} from '#shared/contracts/report-fields.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import { useKinds, useSaveKind } from '../queries.ts';

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

interface TemplateProps {
  readonly kind: ReportKind;
  readonly rev: number;
  readonly template: ReportTemplate;
  readonly onDirty: (dirty: boolean) => void;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const orNone = <T,>(values: readonly T[]): T[] | '' => (values.length > 0 ? [...values] : '');

interface TemplateChoicesProps {
  readonly draft: ReportTemplate;
  readonly onChange: (change: Partial<ReportTemplate>) => void;
}

/** Sections, evidence and dimensions of a kind. */
function TemplateChoices({ draft, onChange }: TemplateChoicesProps) {
  const { t } = useTranslation('reports');
  return (
    <>
      <Choices
        label={t('kind.sections')}
        all={SECTIONS}
        chosen={draft.sections}
        nameOf={(value) => t(`sections.${value}`)}
        onChange={(sections) => onChange({ sections })}
      />
      <Choices
        label={t('kind.evidence')}
        all={EVIDENCE_KINDS}
        chosen={draft.evidence}
        nameOf={(value) => t(`evidenceKinds.${value}`)}
        onChange={(evidence) => onChange({ evidence })}
      />
      <Choices
        label={t('kind.dimensions')}
        all={DIMENSIONS}
        chosen={draft.dimensions}
        nameOf={(value) => t(`dimensions.${value}`)}
        onChange={(dimensions) => onChange({ dimensions })}
      />
    </>
  );
}

function TemplateForm({ kind, rev, template, onDirty }: TemplateProps) {
  const { t } = useTranslation('reports');
  const saving = useSaveKind();
  const [draft, setDraft] = useState(template);
  const [phrases, setPhrases] = useState(template.phrases.join('\n'));
  const set = (change: Partial<ReportTemplate>) => {
    setDraft({ ...draft, ...change });
    onDirty(true);
  };
  const lines = linesOf(phrases);
  const { phraseMax, phrasesMax, toneMax } = REPORT_LIMITS;
  const isTooMuch = lines.length > phrasesMax || lines.some((line) => line.length > phraseMax);
  const save = () =>
    saving.mutate(
      {
        kind,
        rev,
        sections: orNone(draft.sections),
        evidence: orNone(draft.evidence),
        dimensions: orNone(draft.dimensions),
        phrases: orNone(lines),
        tone: draft.tone.trim(),
      },
      {
        onSuccess: () => {
          onDirty(false);
          toast.success(t('kind.saved'));
        },
      },
    );
  return (
    <Stack spacing={2}>
      <TemplateChoices draft={draft} onChange={set} />
      <LabelledInput
        label={t('kind.phrases')}
        hint={t('kind.phrasesHint', { name: '{name}' })}
        error={
          isTooMuch ? t('kind.phrasesMax', { most: phrasesMax, length: phraseMax }) : undefined
        }
        multiline
        minRows={3}
        maxRows={10}
        value={phrases}
        onChange={({ target }) => {
          setPhrases(target.value);
          onDirty(true);
        }}
      />
      <LabelledInput
        label={t('kind.tone')}
        hint={t('kind.toneHint')}
        multiline
        minRows={2}
        maxLength={toneMax}
        value={draft.tone}
        onChange={({ target }) => set({ tone: target.value.replaceAll('\n', ' ') })}
      />
      <FormProblem problem={saving.error} />
      <DialogActions sx={{ p: 0 }}>
        <Button variant="contained" disabled={isTooMuch} loading={saving.isPending} onClick={save}>
          {t('kind.save')}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** What each kind of report of the school asks for. Cycles that have begun keep what they began with. */
export function KindsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useKinds(true);
  const [kind, setKind] = useState<ReportKind>('month');
  const [dirty, setDirty] = useState(false);
  const { leave, question } = useLeaveGuard(dirty);
  const template = data?.list.find((each) => each.kind === kind)?.template;
  const choose = (next: ReportKind) =>
    leave(() => {
      setDirty(false);
      setKind(next);
    });
  return (
    <>
      <ClosableDialog title={t('kind.title')} maxWidth="md" onClose={() => leave(onClose)}>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">{t('kind.hint')}</Typography>
            <LabelledSelect
              label={t('cycle.kind')}
              value={kind}
              onChange={({ target }) => choose(target.value as ReportKind)}
              choices={REPORT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!error && !data && <ListSkeleton rows={4} />}
            {data && template && (
              <TemplateForm
                key={`${kind} ${data.rev}`}
                kind={kind}
                rev={data.rev}
                template={template}
                onDirty={setDirty}
              />
            )}
          </Stack>
        </DialogContent>
      </ClosableDialog>
      {question}
    </>
  );
}
