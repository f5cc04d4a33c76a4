import { useTranslation } from 'react-i18next';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import type { StaffRole } from '#shared/teachers/fields.ts';

interface Fields {
  name?: string | undefined;
  nick?: string | undefined;
  phone?: string | undefined;
  remark?: string | undefined;
  role?: string | undefined;
}

interface Props<F extends Fields> {
  readonly control: FieldControl<F, 'teachers'>;
  /** The roles that may be chosen; no field if there is only one. */
  readonly roles: readonly StaffRole[];
}

/** The fields of adding and editing. */
export function TeacherFields<F extends Fields>({ control, roles }: Props<F>) {
  const { t } = useTranslation('teachers');
  const shared = sharedFields<Fields, F, 'teachers'>(control);
  return (
    <>
      <FormTextField control={shared} name="name" hint={t('nameHint')} autoFocus />
      <FormTextField control={shared} name="nick" hint={t('nickHint')} />
      <FormTextField control={shared} name="phone" />
      {roles.length > 1 && (
        <FormSelectField
          control={shared}
          name="role"
          choices={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
      <FormTextField control={shared} name="remark" multiline minRows={2} />
    </>
  );
}
