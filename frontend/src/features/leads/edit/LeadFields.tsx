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
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { LEAD_SOURCES } from '#shared/leads/rules.ts';
import { useSchoolCalendar } from '../queries.ts';
import { CampaignField } from './CampaignField.tsx';
import { GuardianFields } from './GuardianFields.tsx';
import type { LeadValues } from './lead-form.ts';

interface Props {
  readonly control: FieldControl<LeadValues>;
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
  const field = { control, namespace: 'leads', autoComplete: 'off' } as const;
  const birth = useWatch({ control, name: 'birth' });
  const courses = (data?.courses ?? []).filter(({ archived }) => !archived);
  return (
    <>
      <FieldPair>
        <FormTextField
          {...field}
          name="birth"
          label={t('birth')}
          hint={t('birthHint')}
          maxLength={7}
        />
        {!birth && (
          <FormTextField {...field} name="age" label={t('age')} inputMode="numeric" maxLength={2} />
        )}
      </FieldPair>
      <FieldPair>
        <FormSelectField
          control={control}
          name="course_id"
          label={t('course')}
          choices={[
            { value: '', label: t('noCourse') },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FormTextField
          {...field}
          name="interest"
          label={t('interest')}
          maxLength={LEAD_LIMITS.leadTextMax}
        />
      </FieldPair>
      <FormTextField
        {...field}
        name="grade"
        label={t('grade')}
        maxLength={LEAD_LIMITS.leadTextMax}
      />
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
          label={t('source')}
          choices={LEAD_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) }))}
        />
        {source === 'referral' && (
          <FormTextField
            control={control}
            name="referrer"
            label={t('referrer')}
            autoComplete="off"
            maxLength={LEAD_LIMITS.leadTextMax}
          />
        )}
      </FieldPair>
      <CampaignField control={control} />
      <StaffField
        control={control}
        namespace="leads"
        name="owner_id"
        label={t('owner')}
        names={names}
      />
    </>
  );
}

/** The fields that adding and editing a lead have in common. */
export function LeadFields({ control, names, withGuardians, withDue }: Props) {
  const { t } = useTranslation('leads');
  const field = { control, namespace: 'leads' } as const;
  return (
    <>
      <FormTextField
        {...field}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        autoFocus
        required
      />
      {withGuardians ? (
        <GuardianFields control={control} />
      ) : (
        <Alert severity="info">{t('guardiansHidden')}</Alert>
      )}
      <ChildFields control={control} />
      <SourceFields control={control} names={names} />
      <FormTextField
        {...field}
        name="remark"
        label={t('remark')}
        maxLength={LEAD_LIMITS.leadRemarkMax}
        multiline
        minRows={2}
      />
      <FieldPair>
        {withDue && (
          <FormMomentField {...field} kind="date" name="due" label={t('due')} hint={t('dueHint')} />
        )}
        <FormSelectField
          control={control}
          name="language"
          label={t('language')}
          choices={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </FieldPair>
    </>
  );
}
