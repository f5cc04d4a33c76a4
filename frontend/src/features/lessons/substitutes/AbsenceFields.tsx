import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffInput, type StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { Absence } from './use-substitutes.ts';

interface Props {
  readonly absence: Absence;
  readonly onChange: (changed: Partial<Absence>) => void;
}

/** The absent member of staff, and the period. */
export function AbsenceFields({ absence, onChange }: Props) {
  const { t } = useTranslation('lessons');
  const [teacher, setTeacher] = useState<StaffRef | null>(null);
  const { to } = absence;
  const input = (name: 'from' | 'to' | 'start' | 'end') => ({
    label: t(`substitutes.${name}`),
    value: absence[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: target.value }),
  });
  return (
    <Stack spacing={2}>
      <StaffInput
        label={t('substitutes.teacher')}
        required
        value={teacher}
        onChange={(chosen) => {
          setTeacher(chosen);
          onChange({ teacher_id: chosen?.id ?? '' });
        }}
      />
      <FieldPair>
        <LabelledInput
          {...input('from')}
          type="date"
          required
          onChange={({ target }) =>
            // The last day is never before the first.
            onChange({ from: target.value, ...(to < target.value && { to: target.value }) })
          }
        />
        <LabelledInput {...input('start')} type="time" hint={t('substitutes.timeHint')} />
      </FieldPair>
      <FieldPair>
        <LabelledInput {...input('to')} type="date" required />
        <LabelledInput {...input('end')} type="time" hint={t('substitutes.timeHint')} />
      </FieldPair>
    </Stack>
  );
}
