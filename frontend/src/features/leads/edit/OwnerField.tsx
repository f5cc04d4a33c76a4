import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaffInput } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import type { StaffNames } from '#frontend/src/entities/teachers/use-staff-names.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { UserId } from '#shared/ids.ts';
import type { LeadValues } from './lead-form.ts';

interface Props {
  readonly control: FieldControl<LeadValues>;
  readonly names: StaffNames;
}

/** Who looks after the lead: the form holds the id, the field shows the name. */
export function OwnerField({ control, names }: Props) {
  const { t } = useTranslation('leads');
  const { field, fieldState } = useController({ control, name: 'owner_id' });
  const error = useIssueText('owner_id', fieldState.error?.message, 'leads');
  const id = UserId.safeParse(field.value).data;
  return (
    <StaffInput
      label={t('owner')}
      value={id ? { id, name: names.of(id) } : null}
      error={error}
      onBlur={field.onBlur}
      onChange={(chosen) => {
        if (chosen) names.add({ [chosen.id]: chosen.name });
        field.onChange(chosen?.id ?? '');
      }}
    />
  );
}
