import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#frontend/src/lib/language.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { DraftConflict } from '#frontend/src/ui/drafts/DraftConflict.tsx';
import { DraftState } from '#frontend/src/ui/drafts/DraftState.tsx';
import { RestoredNotice } from '#frontend/src/ui/drafts/RestoredNotice.tsx';
import { useDraftGuard } from '#frontend/src/ui/drafts/use-draft-guard.ts';
import { useDraftSaving } from '#frontend/src/ui/drafts/use-draft-saving.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EXAMPLE_VALUES } from '#shared/certificates/examples.ts';
import type { TemplateDto } from '#shared/certificates/fields.ts';
import { DESIGNED } from '../queries.ts';
import { DesignPreview } from '../templates/DesignPreview.tsx';
import { AddBoxes } from './AddBoxes.tsx';
import { BoxFields } from './BoxFields.tsx';
import { DesignCanvas } from './DesignCanvas.tsx';
import { EditableBox } from './EditableBox.tsx';
import { PaperFields } from './PaperFields.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import type { TemplateValues } from './template.draft.ts';
import { useBoxName } from './use-box-name.ts';
import { type Begun, type TemplateEditing, useTemplateEditing } from './use-template.ts';

/** The paper with its boxes. */
function Canvas({ editing }: { readonly editing: TemplateEditing }) {
  const { t } = useTranslation('certificates');
  const { design: of, pictures, script } = editing;
  return (
    <Stack
      spacing={1.5}
      // The paper stays in sight while its fields are scrolled.
      sx={({ layout, spacing }) => ({
        minWidth: 0,
        position: { md: 'sticky' },
        top: `calc(${layout.header}px + ${spacing(2)})`,
      })}
    >
      <AddBoxes editing={editing} />
      <section data-paper aria-label={t('editor.paper')}>
        <DesignCanvas design={of.design} pictures={pictures} onPointerDown={() => of.choose(null)}>
          {of.design.boxes.map((box, at) => (
            <EditableBox
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name
              key={at}
              box={box}
              design={of.design}
              pictures={pictures}
              values={EXAMPLE_VALUES[script]}
              isChosen={of.at === at}
              onChoose={() => of.choose(at)}
              onPlace={(place) => of.changeBox(at, place)}
              onRemove={() => of.removeBox(at)}
            />
          ))}
        </DesignCanvas>
      </section>
      <Typography id="certificate-keys" variant="body2" color="textSecondary">
        {t('editor.keys')}
      </Typography>
    </Stack>
  );
}

const PAPER_ITSELF = 'paper';

/** What is chosen of the paper: from a list as well, since parts may be small, or lie below others. */
function Fields({ editing }: { readonly editing: TemplateEditing }) {
  const { t } = useTranslation('certificates');
  const { design, at, chosen, choose, changeBox, removeBox } = editing.design;
  const nameOf = useBoxName(EXAMPLE_VALUES[editing.script]);
  return (
    <Stack spacing={2}>
      <LabelledSelect
        label={t('editor.part')}
        value={at === null ? PAPER_ITSELF : String(at)}
        choices={[
          { value: PAPER_ITSELF, label: t('editor.paper') },
          ...design.boxes.map((box, index) => ({ value: String(index), label: nameOf(box) })),
        ]}
        onChange={({ target }) =>
          choose(target.value === PAPER_ITSELF ? null : Number(target.value))
        }
      />
      {at === null || !chosen ? (
        <PaperFields editing={editing} />
      ) : (
        <BoxFields
          key={at}
          editing={editing}
          box={chosen}
          onChange={(values) => changeBox(at, values)}
          onRemove={() => removeBox(at)}
        />
      )}
    </Stack>
  );
}

const SMALL = { display: 'block', width: 240, maxWidth: 1 };

/** What is compared when somebody else saved the template in between. */
function useComparedFields({ pictures, script }: TemplateEditing) {
  const { t } = useTranslation('certificates');
  return [
    { name: 'name' as const, label: t('editor.name') },
    {
      name: 'script' as const,
      label: t('editor.script'),
      show: (value: unknown) => LANGUAGE_NAMES[value as TemplateValues['script']],
    },
    {
      name: 'design' as const,
      label: t('editor.paper'),
      show: (value: unknown) => (
        <Box component="span" sx={SMALL}>
          <DesignPreview template={{ design: JSON.stringify(value), pictures, script }} />
        </Box>
      ),
    },
  ];
}

function useSaving({ drafting: { draft, view } }: TemplateEditing) {
  const { t } = useTranslation('certificates');
  const client = useQueryClient();
  const { question, leaveTo } = useDraftGuard(view);
  const saving = useDraftSaving<TemplateDto>(async () => {
    const isWhole = draft.end();
    await invalidate(client, ...DESIGNED);
    toast.success(t('editor.saved'));
    if (isWhole) leaveTo(`${paths.certificates}?tab=templates`);
  });
  return { saving, question };
}

/** The editor of a template: the paper, and the fields of the selected part or of the paper itself. */
export function TemplateEditor({ begun }: { readonly begun: Begun }) {
  const { t } = useTranslation('certificates');
  const editing = useTemplateEditing(begun);
  const [isShown, setShown] = useState(false);
  const { draft, view } = editing.drafting;
  const { saving, question } = useSaving(editing);
  const fields = useComparedFields(editing);
  return (
    <>
      <PageHeader
        title={t(begun.record ? 'editTitle' : 'editor.newTitle')}
        subtitle={t('editor.subtitle')}
        actions={
          <>
            <Button variant="outlined" onClick={() => setShown(true)}>
              {t('preview.action')}
            </Button>
            <Button
              variant="contained"
              loading={saving.isPending}
              disabled={editing.name.trim() === ''}
              onClick={() => saving.mutate(() => draft.save(draft.values.get()))}
            >
              {t('editor.save')}
            </Button>
          </>
        }
      />
      <DraftState draft={draft} view={view} />
      <RestoredNotice draft={draft} view={view} />
      <FormProblem problem={saving.error} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Canvas editing={editing} />
        <Paper sx={{ p: 2 }}>
          <Fields editing={editing} />
        </Paper>
      </Box>
      {isShown && (
        <PreviewDialog
          design={editing.design.design}
          script={editing.script}
          onClose={() => setShown(false)}
        />
      )}
      <DraftConflict
        draft={draft}
        view={view}
        fields={fields}
        onChoose={(chosen) => saving.mutate(() => draft.choose(chosen))}
      />
      {question}
    </>
  );
}
