import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaffField } from '#frontend/src/entities/teachers/StaffField.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import type { Names } from '#frontend/src/ui/pickers/use-names.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LEAD_SOURCES } from '#shared/leads/rules.ts';
import { useSchoolCalendar } from '../queries.ts';
import { CampaignField } from './CampaignField.tsx';
import { GuardianFields } from './GuardianFields.tsx';
import type { LeadValues } from './lead-form.ts';

interface Props {
  readonly control: FieldControl<LeadValues, 'leads'>;
  readonly names: Names;
  /** Guardians stay as they are for who may not see phones. */
  readonly withGuardians: boolean;
  /** Of a new lead. */
  readonly withDue: boolean;
}

/** About the child: age or month of birth, school, and what the child would like. */
function ChildFields({ control }: Pick<Props, 'control'>) {
  const { t } = useTranslation('leads');
  const { data } = useSchoolCalendar();
  const birth = useWatch({ control, name: 'birth' });
  const courses = (data?.courses ?? []).filter(({ archived }) => !archived);
  return (
    <>
      <FieldPair>
        <FormTextField control={control} name="birth" hint={t('birthHint')} />
        {!birth && <FormTextField control={control} name="age" />}
      </FieldPair>
      <FieldPair>
        <FormSelectField
          control={control}
          name="course_id"
          choices={[
            { value: '', label: t('noCourse') },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FormTextField control={control} name="interest" />
      </FieldPair>
      <FormTextField control={control} name="grade" />
    </>
  );
}

/** Where the family comes from, and who looks after them. */
function SourceFields({ control, names }: Pick<Props, 'control' | 'names'>) {
  const { t } = useTranslation('leads');
  const source = useWatch({ control, name: 'source' });
  return (
    <>
      <FieldPair>
        <FormSelectField
          control={control}
          name="source"
          choices={LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        {source === 'referral' && <FormTextField control={control} name="referrer" />}
      </FieldPair>
      <CampaignField control={control} />
      <StaffField control={control} name="owner_id" names={names} />
    </>
  );
}

/** The fields that adding and editing a lead have in common. */
export function LeadFields({ control, names, withGuardians, withDue }: Props) {
  const { t } = useTranslation('leads');
  return (
    <>
      <FormTextField control={control} name="name" hint={t('nameHint')} autoFocus />
      {withGuardians ? (
        <GuardianFields control={control} />
      ) : (
        <Alert severity="info">{t('guardiansHidden')}</Alert>
      )}
      <ChildFields control={control} />
      <SourceFields control={control} names={names} />
      <FormTextField control={control} name="remark" multiline minRows={2} />
      <FieldPair>
        {withDue && (
          <FormMomentField control={control} kind="date" name="due" hint={t('dueHint')} />
        )}
        <FormSelectField
          control={control}
          name="language"
          choices={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </FieldPair>
    </>
  );
}
