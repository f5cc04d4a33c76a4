import { useTranslation } from 'react-i18next';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, sharedFields } from '#frontend/src/ui/form/use-contract-form.ts';
import { LIMITS } from '#shared/limits.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import type { StaffRole } from '#shared/teachers/fields.ts';
import { TEACHER_LIMITS } from '#shared/teachers/limits.ts';

interface Fields {
  name?: string | undefined;
  nick?: string | undefined;
  phone?: string | undefined;
  remark?: string | undefined;
  role?: string | undefined;
}

interface Props<F extends Fields> {
  readonly control: FieldControl<F>;
  /** The roles that may be chosen; no field if there is only one. */
  readonly roles: readonly StaffRole[];
}

/** The fields of adding and editing. */
export function TeacherFields<F extends Fields>({ control, roles }: Props<F>) {
  const { t } = useTranslation('teachers');
  const common = { control: sharedFields<Fields, F>(control), namespace: 'teachers' } as const;
  return (
    <>
      <FormTextField
        {...common}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        required
        autoFocus
        autoComplete="off"
        maxLength={TEACHER_LIMITS.nameMax}
      />
      <FormTextField
        {...common}
        name="nick"
        label={t('nick')}
        hint={t('nickHint')}
        autoComplete="off"
        maxLength={PEOPLE_LIMITS.nicknameMax}
      />
      <FormTextField
        {...common}
        name="phone"
        label={t('phone')}
        inputMode="tel"
        autoComplete="off"
      />
      {roles.length > 1 && (
        <FormSelectField
          {...common}
          name="role"
          label={t('roleLabel')}
          choices={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
      <FormTextField
        {...common}
        name="remark"
        label={t('remark')}
        multiline
        minRows={2}
        maxLength={LIMITS.remarkMax}
      />
    </>
  );
}
