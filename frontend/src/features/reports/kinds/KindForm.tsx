import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { ReportKindId } from '#shared/ids.ts';
import type { ReportKind, ReportTemplate } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { type Kinds, useRemoveKind, useSaveKind } from '../queries.ts';
import { hasTooMuch, TemplateFields, templatePayload } from './TemplateFields.tsx';

/** The kind that is edited: of every school, or of its own, where a new one has no id yet. */
export interface EditedKind {
  readonly kind: ReportKind;
  readonly own?: { readonly id: ReportKindId | null; readonly name: string } | undefined;
  readonly template: ReportTemplate;
}

interface Props {
  readonly edited: EditedKind;
  readonly rev: number;
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: (kinds: Kinds, name: string) => void;
  readonly onRemoved: () => void;
}

interface RemovalProps extends Pick<Props, 'rev' | 'onRemoved'> {
  readonly id: ReportKindId;
  readonly name: string;
}

/** Removes a kind of the school's own: cycles that were begun keep what they have. */
function Removal({ id, name, rev, onRemoved }: RemovalProps) {
  const { t } = useTranslation('reports');
  const [asking, setAsking] = useState(false);
  const removing = useRemoveKind();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ mr: 'auto' }}>
        {t('kind.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('kind.removeTitle', { name })}
        text={t('kind.removeText')}
        confirmLabel={t('kind.remove')}
        destructive
        working={removing.isPending}
        onConfirm={() =>
          removing.mutate(
            { own_id: id, rev },
            {
              onSuccess: () => {
                toast.success(t('kind.removed'));
                onRemoved();
              },
              onSettled: () => setAsking(false),
            },
          )
        }
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** What reports of a kind ask for, and the name of one of the school's own. */
export function KindForm({ edited, rev, onDirty, onSaved, onRemoved }: Props) {
  const { t } = useTranslation('reports');
  const saving = useSaveKind();
  const { kind, own } = edited;
  const [template, setTemplate] = useState(edited.template);
  const [name, setName] = useState(own?.name ?? '');
  const isNameless = own !== undefined && name.trim() === '';
  const named = own && { own_name: name.trim(), ...(own.id && { own_id: own.id }) };
  const save = () =>
    saving.mutate(
      { kind, rev, ...named, ...templatePayload(template) },
      {
        onSuccess: (kinds) => {
          onDirty(false);
          toast.success(t('kind.saved'));
          onSaved(kinds, name.trim());
        },
      },
    );
  return (
    <Stack spacing={2}>
      {own && (
        <LabelledInput
          label={t('kind.name')}
          hint={t('kind.nameHint')}
          required
          maxLength={REPORT_LIMITS.kindNameMax}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            onDirty(true);
          }}
        />
      )}
      <TemplateFields
        value={template}
        onChange={(changed) => {
          setTemplate(changed);
          onDirty(true);
        }}
      />
      <FormProblem problem={saving.error} />
      <DialogActions sx={{ p: 0 }}>
        {own?.id && <Removal id={own.id} name={own.name} rev={rev} onRemoved={onRemoved} />}
        <Button
          variant="contained"
          disabled={isNameless || hasTooMuch(template)}
          loading={saving.isPending}
          onClick={save}
        >
          {t('kind.save')}
        </Button>
      </DialogActions>
    </Stack>
  );
}
