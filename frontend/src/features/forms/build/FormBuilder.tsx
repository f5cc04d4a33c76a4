import VisibilityIcon from '@mui/icons-material/Visibility';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#frontend/src/lib/drafts/use-draft.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftConflict } from '#frontend/src/ui/drafts/DraftConflict.tsx';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { useDraftGuard } from '#frontend/src/ui/drafts/use-draft-guard.ts';
import { useDraftSaving } from '#frontend/src/ui/drafts/use-draft-saving.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { forms } from '#shared/forms/contract.ts';
import type { FormDto } from '#shared/forms/fields.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { draftKind } from './form.draft.ts';
import { type DraftFault, type FormDraft, findDraftFault, newQuestion } from './form-draft.ts';
import { QuestionList } from './QuestionList.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { useComparedFields } from './use-compared-fields.ts';
import { useFaultText } from './use-fault-text.ts';

const PreviewDialog = lazyPart(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

interface Props {
  /** What the edit begins from. */
  readonly start: FormDraft;
  /** The form as it is stored; undefined for a new one. */
  readonly stored?: FormDto;
  /** The form that a new one begins from. */
  readonly copyOf?: string;
}

function showFault(fault: DraftFault): void {
  const id = fault.where === 'questions' ? `question-${fault.question}` : `form-${fault.where}`;
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'center' });
  found?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

function useSaving({ start, stored, copyOf }: Props) {
  const { t } = useTranslation('forms');
  const client = useQueryClient();
  const drafting = useDraft(draftKind, {
    context: useTimeZone(),
    start: { record: stored ?? null, value: start },
    madeFrom: copyOf,
  });
  const { draft, view } = drafting;
  const { question, leaveTo } = useDraftGuard(view);
  const saving = useDraftSaving<FormDto>(async (form) => {
    const isWhole = draft.end();
    await invalidate(client, forms);
    toast.success(t('build.saved'));
    if (isWhole) leaveTo(paths.form(form.id, stored ? {} : { tab: 'share' }));
  });
  return { ...drafting, saving, question };
}

function useBuilding(props: Props) {
  const { draft: drafting, view, saving, question } = useSaving(props);
  const draft = useStore(drafting.values);
  const [fault, setFault] = useState<DraftFault>();
  const change = (changes: Partial<FormDraft>) => {
    setFault(undefined);
    drafting.change({ ...drafting.values.get(), ...changes });
  };
  const save = () => {
    const found = findDraftFault(draft);
    setFault(found);
    if (found) showFault(found);
    else saving.mutate(() => drafting.save(draft));
  };
  const choose = (chosen: FormDraft) => {
    setFault(undefined);
    saving.mutate(() => drafting.choose(chosen));
  };
  return { drafting, view, draft, fault, saving, question, change, save, choose };
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
      <Button variant="contained" loading={saving.isPending} onClick={save}>
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
  const { drafting, view, draft, fault, saving, question, change } = building;
  const fields = useComparedFields();
  return (
    <Stack spacing={2}>
      <PageHeader
        title={t(stored ? 'editTitle' : 'newTitle')}
        actions={<Actions building={building} onPreview={() => setPreviewed(true)} />}
      />
      <DraftState draft={drafting} view={view} />
      <RestoredNotice draft={drafting} view={view} />
      <FormProblem problem={saving.error} />
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
      <DraftConflict draft={drafting} view={view} fields={fields} onChoose={building.choose} />
      {question}
    </Stack>
  );
}
