import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { StaffRole } from '#shared/contracts/teacher-fields.ts';
import { LIMITS } from '#shared/limits.ts';

interface Fields {
  name?: string | undefined;
  nick?: string | undefined;
  phone?: string | undefined;
  remark?: string | undefined;
  role?: string | undefined;
}

interface Props<F extends Fields> {
  readonly control: FieldControl<F>;
  /** What the person may become here; without a choice, no field. */
  readonly roles: readonly StaffRole[];
}

/** What adding and editing have in common. */
export function TeacherFields<F extends Fields>({ control, roles }: Props<F>) {
  const { t } = useTranslation('teachers');
  // The fields are in every form that fits, which the types of paths cannot follow.
  const common = { control: control as unknown as Control<Fields>, namespace: 'teachers' } as const;
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
        maxLength={LIMITS.teacherNameMax}
      />
      <FormTextField
        {...common}
        name="nick"
        label={t('nick')}
        hint={t('nickHint')}
        autoComplete="off"
        maxLength={LIMITS.nicknameMax}
      />
      <FormTextField
        {...common}
        name="phone"
        label={t('phone')}
        inputMode="tel"
        autoComplete="off"
        maxLength={11}
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
