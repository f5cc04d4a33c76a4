import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareDialog } from '#frontend/src/components/form/CompareDialog.tsx';
import { FormDialog } from '#frontend/src/components/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/components/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/components/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/components/form/field-control.ts';
import { overtakenBy } from '#frontend/src/components/form/overtaken.ts';
import { useContractForm } from '#frontend/src/components/form/use-contract-form.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { WorkRecord } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { VISIBILITIES, WORK_CATEGORIES } from '#shared/works.ts';
import { useShowWork } from './queries.ts';

interface Props {
  readonly work: WorkRecord;
  readonly onClose: () => void;
}

const { publish } = works.endpoints;
const FIELDS = { title: true, description: true, category: true, visibility: true } as const;
type Values = Readonly<Record<keyof typeof FIELDS, string>>;

type FormValues = {
  title: string;
  description?: string | undefined;
  category: string;
  visibility: string;
};

const valuesOf = ({ title, description, category, visibility }: WorkRecord): Values => ({
  title,
  description,
  category,
  visibility,
});

/** Saves name and visibility; staff may have changed them meanwhile. */
function usePublishing(work: WorkRecord, onClose: () => void) {
  const { t } = useTranslation('works');
  const show = useShowWork(work.id);
  const [theirs, setTheirs] = useState<WorkRecord | null>(null);
  const save = async (values: Values, rev: number) => {
    try {
      const { work: saved } = await send(publish, { work_id: work.id, rev, ...values });
      show(saved);
      toast.success(t(saved.pending ? 'pending' : 'saved'));
    } catch (error) {
      const current = overtakenBy(error, WorkRecord());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    onClose();
  };
  const form = useContractForm({
    schema: publish.input.pick(FIELDS),
    defaultValues: valuesOf(work),
    submit: (values) => save(values, work.rev),
  });
  return { form, save, theirs, setTheirs };
}

/** Who may be chosen to see a work: a class only by whoever has classes of one's own. */
function useChoices() {
  const { t } = useTranslation('works');
  const { role } = useSignedIn();
  const showVisibility = (value: string) => t(`visibility.${value as WorkRecord['visibility']}`);
  const showCategory = (value: string) => t(`category.${value as WorkRecord['category']}`);
  const possible = VISIBILITIES.filter((each) => each !== 'class' || role !== ROLE.principal);
  return {
    showVisibility,
    showCategory,
    visibilities: possible.map((value) => ({ value, label: showVisibility(value) })),
    categories: WORK_CATEGORIES.map((value) => ({ value, label: showCategory(value) })),
  };
}

function PublishFields({ control }: { readonly control: FieldControl<FormValues> }) {
  const { t } = useTranslation('works');
  const { visibilities, categories } = useChoices();
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={t('name')}
        maxLength={LIMITS.workTitleMax}
        required
        autoFocus
      />
      <FormTextField
        control={control}
        name="description"
        label={t('description')}
        multiline
        minRows={2}
        maxLength={LIMITS.workDescriptionMax}
      />
      <FormSelectField control={control} name="category" label={t('about')} choices={categories} />
      <FormSelectField
        control={control}
        name="visibility"
        label={t('who')}
        choices={visibilities}
      />
      <Typography variant="body2" color="textSecondary">
        {t('publishHint')}
      </Typography>
    </>
  );
}

/** Names a work and says who may see it. */
export function PublishDialog({ work, onClose }: Props) {
  const { t } = useTranslation('works');
  const { t: common } = useTranslation();
  const { form, save, theirs, setTheirs } = usePublishing(work, onClose);
  const { showVisibility, showCategory } = useChoices();
  return (
    <>
      <FormDialog
        title={t('publishTitle', { title: work.title })}
        submitLabel={common('save')}
        form={form}
        onClose={onClose}
      >
        <PublishFields control={form.control} />
      </FormDialog>
      {theirs && (
        <CompareDialog<Values>
          began={valuesOf(work)}
          mine={{ ...valuesOf(work), ...(form.getValues() as Values) }}
          theirs={valuesOf(theirs)}
          fields={[
            { name: 'title', label: t('name') },
            { name: 'description', label: t('description') },
            { name: 'category', label: t('about'), show: showCategory },
            { name: 'visibility', label: t('who'), show: showVisibility },
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(chosen, theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
