import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { ROLE } from '#shared/roles.ts';
import { VISIBILITIES, type Visibility, WORK_CATEGORIES } from '#shared/works/rules.ts';
import { usePersonalHint } from '../personal/use-personal-hint.ts';
import { ClassesField } from './ClassesField.tsx';
import type { PublishValues } from './publish-values.ts';

/** Names of categories and visibilities. */
export function useChoices() {
  const { t } = useTranslation(['works', 'work']);
  const showVisibility = (value: string) =>
    t(`work:visibility.${value as (typeof VISIBILITIES)[number]}`);
  const showCategory = (value: string) =>
    t(`category.${value as (typeof WORK_CATEGORIES)[number]}`);
  return {
    showVisibility,
    showCategory,
    visibilities: VISIBILITIES.map((value) => ({ value, label: showVisibility(value) })),
    categories: WORK_CATEGORIES.map((value) => ({ value, label: showCategory(value) })),
  };
}

/** The consequence of the chosen visibility. */
function Hints({ visibility }: { readonly visibility: string }) {
  const { t } = useTranslation('works');
  const { role } = useSignedIn();
  if (visibility === 'private') return null;
  return (
    <div>
      {visibility === 'public' && (
        <Typography variant="body2" color="textSecondary">
          {t(role === ROLE.student ? 'publicHint' : 'publicStaffHint')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('versionHint')}
      </Typography>
    </div>
  );
}

/** The fields with which a work is named and shown to others. */
export function PublishFields({
  control,
}: {
  readonly control: FieldControl<PublishValues, 'works'>;
}) {
  const { visibilities, categories } = useChoices();
  const [visibility, title, description] = useWatch({
    control,
    name: ['visibility', 'title', 'description'],
  });
  const readers = visibility as Visibility;
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        hint={usePersonalHint(title, readers)}
        autoFocus
      />
      <FormTextField
        control={control}
        name="description"
        hint={usePersonalHint(description ?? '', readers)}
        multiline
        minRows={2}
      />
      <FormSelectField control={control} name="category" choices={categories} />
      <FormSelectField control={control} name="visibility" choices={visibilities} />
      {visibility !== 'private' && <ClassesField control={control} />}
      <Hints visibility={visibility} />
    </>
  );
}
