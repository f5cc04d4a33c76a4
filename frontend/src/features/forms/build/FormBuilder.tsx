import VisibilityIcon from '@mui/icons-material/Visibility';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import type { FormDto } from '#shared/contracts/form-fields.ts';
import { FORM_LIMITS } from '#shared/forms/form-limits.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { type DraftFault, type FormDraft, findDraftFault, newQuestion } from './form-draft.ts';
import { QuestionList } from './QuestionList.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useSaving } from './use-saving.ts';

const PreviewDialog = lazyPart(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);
const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface Props {
  /** What the edit begins from. */
  readonly start: FormDraft;
  /** The form as it is stored; undefined for a new one. */
  readonly stored?: FormDto;
}

function showFault(fault: DraftFault): void {
  const id = fault.where === 'questions' ? `question-${fault.question}` : `form-${fault.where}`;
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'center' });
  found?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

function useBuilding({ start, stored }: Props) {
  const { t } = useTranslation('forms');
  const [draft, setDraft] = useState(start);
  const [fault, setFault] = useState<DraftFault>();
  const { question, leaveTo } = useLeaveGuard(JSON.stringify(draft) !== JSON.stringify(start));
  const saving = useSaving(stored, (form) => {
    toast.success(t('build.saved'));
    leaveTo(paths.form(form.id, stored ? {} : { tab: 'share' }));
  });
  const change = (changes: Partial<FormDraft>) => {
    setFault(undefined);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const save = () => {
    const found = findDraftFault(draft);
    setFault(found);
    if (found) showFault(found);
    else saving.save(draft);
  };
  return { draft, fault, saving, question, change, save };
}
type Building = ReturnType<typeof useBuilding>;

function Basics({ draft, fault, change }: Building) {
  const { t } = useTranslation('forms');
  const faultText = useFaultText();
  return (
    <Paper id="form-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <LabelledInput
          label={t('name')}
          required
          maxLength={FORM_LIMITS.titleMax}
          error={fault?.where === 'title' ? faultText(fault) : undefined}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LabelledInput
          label={t('build.intro')}
          multiline
          minRows={2}
          maxLength={FORM_LIMITS.introMax}
          value={draft.intro}
          onChange={({ target }) => change({ intro: target.value })}
        />
      </Stack>
    </Paper>
  );
}

function Questions({
  building,
  answers,
}: {
  readonly building: Building;
  readonly answers: number;
}) {
  const { t } = useTranslation('forms');
  const faultText = useFaultText();
  const { draft, fault, change } = building;
  const isOfAll = fault?.where === 'questions' && fault.question === '';
  return (
    <Stack spacing={2}>
      <Basics {...building} />
      {answers > 0 && <Alert severity="info">{t('build.answered', { count: answers })}</Alert>}
      <QuestionList
        questions={draft.questions}
        fault={fault}
        onChange={(questions) => change({ questions })}
      />
      {isOfAll && <Alert severity="error">{faultText(fault)}</Alert>}
      <AddQuestion
        disabled={draft.questions.length >= FORM_LIMITS.questionsMax}
        onAdd={(kind) => change({ questions: [...draft.questions, newQuestion(kind)] })}
      />
    </Stack>
  );
}

function Actions({
  building,
  onPreview,
}: {
  readonly building: Building;
  readonly onPreview: () => void;
}) {
  const { t } = useTranslation('forms');
  const { draft, saving, save } = building;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<VisibilityIcon />}
        disabled={draft.questions.length === 0}
        onClick={onPreview}
      >
        {t('build.preview')}
      </Button>
      <Button variant="contained" loading={saving.isSaving} onClick={save}>
        {t('build.save')}
      </Button>
    </>
  );
}

/** The builder of a form: what it asks on one side, when and of whom on the other. */
export function FormBuilder(props: Props) {
  const { t } = useTranslation('forms');
  const { stored } = props;
  const [isPreviewed, setPreviewed] = useState(false);
  const building = useBuilding(props);
  const { draft, fault, saving, question, change } = building;
  return (
    <Stack spacing={2}>
      <PageHeader
        title={t(stored ? 'editTitle' : 'newTitle')}
        actions={<Actions building={building} onPreview={() => setPreviewed(true)} />}
      />
      <FormProblem problem={saving.problem} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Questions building={building} answers={stored?.answers ?? 0} />
        <SettingsFields draft={draft} fault={fault} onChange={change} />
      </Box>
      {isPreviewed && <PreviewDialog draft={draft} onClose={() => setPreviewed(false)} />}
      {stored && saving.theirs && (
        <ConflictDialog
          original={stored}
          mine={draft}
          theirs={saving.theirs}
          onChoose={(chosen) => {
            change(chosen);
            saving.save(chosen, saving.theirs?.rev);
          }}
          onCancel={saving.leaveConflict}
        />
      )}
      {question}
    </Stack>
  );
}
