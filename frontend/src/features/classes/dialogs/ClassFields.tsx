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
import { ROLE } from '#shared/roles.ts';
import type { ClassValues } from './class-form.ts';
import { SuggestionField } from './SuggestionField.tsx';

interface Props {
  readonly control: FieldControl<ClassValues, 'classes'>;
  readonly names: Names;
}

function StaffFields({ control, names }: Props) {
  const { t } = useTranslation('classes');
  const { role } = useSignedIn();
  const [teacher, assistant] = useWatch({ control, name: ['teacher_id', 'assistant_id'] });
  return (
    <>
      {role === ROLE.principal && (
        <StaffField control={control} name="teacher_id" names={names} except={assistant} />
      )}
      <StaffField
        control={control}
        name="assistant_id"
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
  const day = { control, kind: 'date' } as const;
  return (
    <>
      <FormTextField control={control} name="name" hint={t('nameHint')} autoFocus />
      <FieldPair>
        <FormSelectField
          control={control}
          name="kind"
          choices={CLASS_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {kind !== 'single' && <FormTextField control={control} name="capacity" />}
      </FieldPair>
      <FieldPair>
        <StaffFields control={control} names={names} />
      </FieldPair>
      <FieldPair>
        <SuggestionField control={control} name="course" />
        <SuggestionField control={control} name="room" />
      </FieldPair>
      <FieldPair>
        <FormMomentField {...day} name="start_date" />
        <FormMomentField {...day} name="end_date" />
      </FieldPair>
      <FormTextField control={control} name="remark" multiline minRows={2} />
    </>
  );
}
