import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffInput, type StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { LabelledMoment, type LabelledMomentProps } from '#frontend/src/ui/form/LabelledMoment.tsx';
import { momentText } from '#frontend/src/ui/form/moment-text.ts';
import { clock, day } from '#shared/lessons/fields.ts';
import type { Absence } from './use-substitutes.ts';

interface Props {
  readonly absence: Absence;
  readonly onChange: (changed: Partial<Absence>) => void;
}

/** A day or a time that is empty until what was typed is one. */
function MomentInput({ kind, value, onChange, ...input }: LabelledMomentProps) {
  const [typed, setTyped] = useState('');
  const schema = kind === 'date' ? day() : clock();
  return (
    <LabelledMoment
      {...input}
      kind={kind}
      value={value || typed}
      onChange={(text) => {
        setTyped(text);
        const known = schema.safeParse(text).success;
        onChange(known ? momentText(kind, text) : '');
      }}
    />
  );
}

/** The absent member of staff, and the period. */
export function AbsenceFields({ absence, onChange }: Props) {
  const { t } = useTranslation('lessons');
  const [teacher, setTeacher] = useState<StaffRef | null>(null);
  const { to } = absence;
  const input = (name: 'from' | 'to' | 'start' | 'end') => ({
    label: t(`substitutes.${name}`),
    value: absence[name],
    onChange: (value: string) => onChange({ [name]: value }),
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
        <MomentInput
          {...input('from')}
          kind="date"
          required
          onChange={(from) =>
            // The last day is never before the first.
            onChange({ from, ...(to < from && { to: from }) })
          }
        />
        <MomentInput {...input('start')} kind="time" hint={t('substitutes.timeHint')} />
      </FieldPair>
      <FieldPair>
        <MomentInput {...input('to')} kind="date" required />
        <MomentInput {...input('end')} kind="time" hint={t('substitutes.timeHint')} />
      </FieldPair>
    </Stack>
  );
}
