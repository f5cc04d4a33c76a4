import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { PhoneField } from '#frontend/src/entities/contacts/ContactField.tsx';
import { send } from '#frontend/src/lib/api.ts';
import { proveOrFail } from '#frontend/src/lib/prove.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import {
  type FieldControl,
  textForm,
  useContractForm,
} from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { SchoolId } from '#shared/ids.ts';
import { leads } from '#shared/leads/contract.ts';
import { GUARDIAN_RELATIONS } from '#shared/students/fields.ts';

const { join, joinSchool } = leads.endpoints;

/** What the form holds, as texts. */
interface Values {
  name: string;
  age: string;
  phone: string;
  guardian: string;
  relation: string;
  course_id: string;
  interest: string;
  wish: string;
  remark: string;
  consent: string;
}

const asked = join.input.omit({ school: true, verificationCode: true });
const age = z.preprocess((text) => (text === '' ? 0 : text), asked.shape.age);
const schema = textForm<Values>()(asked.extend({ age }));

const EMPTY: Values = {
  name: '',
  age: '',
  phone: '',
  guardian: '',
  relation: 'mother',
  course_id: '',
  interest: '',
  wish: '',
  remark: '',
  consent: '',
};

interface FieldsProps {
  readonly control: FieldControl<Values, 'familyJoin'>;
  readonly found: Answer<typeof joinSchool>;
}

function Consent({ control, found: { name } }: FieldsProps) {
  const { t } = useTranslation('familyJoin');
  const { field, fieldState } = useController({ control, name: 'consent' });
  const error = useIssueText('consent', fieldState.error?.message, 'familyJoin');
  return (
    <FormControl error={error !== undefined} required>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === 'given'}
            slotProps={{ input: { ref: field.ref } }}
            onChange={({ target }) => field.onChange(target.checked ? 'given' : '')}
          />
        }
        label={t('consent', { name })}
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

/** Who asks, and for which child. */
function PeopleFields({ control }: Pick<FieldsProps, 'control'>) {
  const { t } = useTranslation('familyJoin');
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        autoComplete="off"
        hint={t('nameHint')}
        autoFocus
      />
      <FormTextField control={control} name="age" />
      <PhoneField control={control} />
      <FieldPair>
        <FormTextField control={control} name="guardian" />
        <FormSelectField
          control={control}
          name="relation"
          choices={GUARDIAN_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
        />
      </FieldPair>
    </>
  );
}

/** What the family would like; where the school has courses, one of them. */
function WishFields({ control, found: { courses } }: FieldsProps) {
  const { t } = useTranslation('familyJoin');
  return (
    <>
      {courses.length > 0 ? (
        <FormSelectField
          control={control}
          name="course_id"
          choices={[
            { value: '', label: t('anyCourse') },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : (
        <FormTextField control={control} name="interest" />
      )}
      <FormTextField control={control} name="wish" hint={t('wishHint')} />
      <FormTextField control={control} name="remark" multiline minRows={2} />
    </>
  );
}

interface Props {
  readonly school: SchoolId;
  readonly found: Answer<typeof joinSchool>;
  readonly onSent: (phone: string) => void;
}

/** The form of a family that asks for a trial lesson. */
export function FamilyForm({ school, found, onSent }: Props) {
  const { t } = useTranslation(['familyJoin', 'common']);
  const { control, onSubmit, problem, submitting } = useContractForm({
    schema,
    namespace: 'familyJoin',
    aboutOneself: true,
    defaultValues: EMPTY,
    submit: async ({ course_id, ...values }) => {
      const verificationCode = await proveOrFail(t('common:challengeFailed'));
      await send(join, { ...values, course_id: course_id ?? '', school, verificationCode });
      onSent(values.phone);
    },
  });
  return (
    <Stack component="form" spacing={2} noValidate onSubmit={onSubmit}>
      <PeopleFields control={control} />
      <WishFields control={control} found={found} />
      <Consent control={control} found={found} />
      <FormProblem problem={problem} />
      <SubmitButton submitting={submitting} size="large" fullWidth>
        {submitting ? t('sending') : t('send')}
      </SubmitButton>
    </Stack>
  );
}
