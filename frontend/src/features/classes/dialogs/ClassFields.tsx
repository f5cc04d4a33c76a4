import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaffField } from '#frontend/src/entities/teachers/StaffField.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import { CLASS_KINDS } from '#shared/classes/fields.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { ClassValues } from './class-form.ts';
import { SuggestionField } from './SuggestionField.tsx';

interface Props {
  readonly control: FieldControl<ClassValues>;
  readonly names: Names;
}

function StaffFields({ control, names }: Props) {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  const [teacher, assistant] = useWatch({ control, name: ['teacher_id', 'assistant_id'] });
  return (
    <>
      {role === ROLE.principal && (
        <StaffField
          control={control}
          namespace="classes"
          name="teacher_id"
          label={t('teacher')}
          names={names}
          except={assistant}
          required
        />
      )}
      <StaffField
        control={control}
        namespace="classes"
        name="assistant_id"
        label={t('assistant')}
        hint={t('assistantHint')}
        names={names}
        except={teacher}
      />
    </>
  );
}

/** The fields of adding and editing a class. */
export function ClassFields({ control, names }: Props) {
  const { t } = useTranslation('classes');
  const kind = useWatch({ control, name: 'kind' });
  const common = { control, namespace: 'classes', autoComplete: 'off' } as const;
  const day = { control, namespace: 'classes', kind: 'date' } as const;
  return (
    <>
      <FormTextField
        {...common}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        required
        autoFocus
        maxLength={CLASS_LIMITS.nameMax}
      />
      <FieldPair>
        <FormSelectField
          control={control}
          namespace="classes"
          name="kind"
          label={t('kind')}
          choices={CLASS_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {kind !== 'single' && (
          <FormTextField
            {...common}
            name="capacity"
            label={t('capacity')}
            required
            inputMode="numeric"
            maxLength={3}
          />
        )}
      </FieldPair>
      <FieldPair>
        <StaffFields control={control} names={names} />
      </FieldPair>
      <FieldPair>
        <SuggestionField control={control} name="course" maxLength={CLASS_LIMITS.courseMax} />
        <SuggestionField control={control} name="room" maxLength={CLASS_LIMITS.roomMax} />
      </FieldPair>
      <FieldPair>
        <FormMomentField {...day} name="start_date" label={t('start')} />
        <FormMomentField {...day} name="end_date" label={t('end')} />
      </FieldPair>
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
