import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { ClassFormInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { StudentInput } from '#frontend/src/entities/students/StudentPickers.tsx';
import { StaffInput } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { type FieldControl, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { Ref } from '#frontend/src/ui/pickers/RefInput.tsx';
import { addDays, isDay } from '#shared/days.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { HOLDER_KINDS, type HolderKind, LENT_CONDITIONS } from '#shared/equipment/rules.ts';
import { ClassId, StudentId, UserId } from '#shared/ids.ts';
import { useKinds, useLend } from '../queries.ts';
import { type Failure, Failures } from './Failures.tsx';

/** `student_id` holds the id of a student, a member of staff or a class. The dialog keeps the kind outside the form. */
const schema = z.object({
  student_id: z.string().refine((id) => id !== '', { params: { rule: 'required' } }),
  due: z.string().refine((day) => day === '' || isDay(day)),
  condition: z.enum(LENT_CONDITIONS),
  note: z.string().max(EQUIPMENT_LIMITS.noteMax),
});
type Values = z.input<typeof schema>;

/** The field of the call that names a holder of this kind. */
function holderField(kind: HolderKind, id: string) {
  if (kind === 'student') return { student_id: StudentId.parse(id) };
  return kind === 'staff' ? { staff_id: UserId.parse(id) } : { class_id: ClassId.parse(id) };
}

interface HolderProps {
  readonly control: FieldControl<Values, 'equipment'>;
  readonly kind: HolderKind;
  readonly onKind: (kind: HolderKind) => void;
}

/** Asks who gets the pieces: first the kind (a student, a member of staff or a class), then which one. */
function HolderFields({ control, kind, onKind }: HolderProps) {
  const { t } = useTranslation('equipment');
  const { field, fieldState } = useController({ control, name: 'student_id' });
  const error = useIssueText('student_id', fieldState.error?.message, 'equipment');
  const [chosen, setChosen] = useState<Ref | null>(null);
  const choose = (ref: Ref | null) => {
    setChosen(ref);
    field.onChange(ref?.id ?? '');
  };
  const input = { label: t(`lend.kinds.${kind}`), required: true, error, onChange: choose };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('lend.who')}
        onChange={(_, next: HolderKind | null) => {
          if (!next) return;
          onKind(next);
          choose(null);
        }}
      >
        {HOLDER_KINDS.map((each) => (
          <ToggleButton key={each} value={each} sx={{ flex: 1 }}>
            {t(`lend.kinds.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'student' && (
        <StudentInput
          {...input}
          value={chosen ? { ...chosen, id: StudentId.parse(chosen.id) } : null}
        />
      )}
      {kind === 'staff' && (
        <StaffInput {...input} value={chosen ? { ...chosen, id: UserId.parse(chosen.id) } : null} />
      )}
      {kind === 'class' && (
        <ClassFormInput
          {...input}
          value={chosen ? { ...chosen, id: ClassId.parse(chosen.id) } : null}
        />
      )}
    </>
  );
}

interface Props {
  readonly pieces: readonly PieceDto[];
  readonly days: number | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The last day of a loan as long as those of the kinds usually are. */
function useUsualDue({ pieces, days: known }: Pick<Props, 'pieces' | 'days'>): string {
  const today = useSchoolToday();
  const { data } = useKinds();
  if (known !== undefined) return addDays(today, known);
  const days = (data?.list ?? [])
    .filter(({ id }) => pieces.some(({ kind_id }) => kind_id === id))
    .map(({ loan_days }) => loan_days);
  return addDays(today, days.length > 0 ? Math.min(...days) : EQUIPMENT_LIMITS.loanDays);
}

/** Lends the pieces that are not lent yet; those that were refused stay, with the reason. */
function useLending({ pieces, days, onDone }: Props, kind: HolderKind) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useLend();
  const keyOf = useRequestKey();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const form = useContractForm({
    schema,
    namespace: 'equipment',
    defaultValues: {
      student_id: '',
      due: useUsualDue({ pieces, days }),
      condition: 'fine',
      note: '',
    },
    submit: async ({ student_id, ...values }) => {
      const piece_ids = pieces.map(({ id }) => id);
      const sent = { ...values, ...holderField(kind, student_id), piece_ids };
      const { results } = await mutateAsync({ ...sent, request_key: keyOf(JSON.stringify(sent)) });
      const failed = results.filter(({ ok }) => !ok);
      const lent = results.length - failed.length;
      if (lent > 0) toast.success(t('lend.lent', { count: lent }));
      setFailures(failed.map(({ id, errors }) => ({ id, message: errors[0]?.message ?? '' })));
      if (failed.length === 0) onDone();
    },
  });
  return { form, failures };
}

/** Lends one or several pieces to a person or a class. */
export function LendDialog(props: Props) {
  const { t } = useTranslation('equipment');
  const { pieces, onClose } = props;
  const [kind, setKind] = useState<HolderKind>('student');
  const { form, failures } = useLending(props, kind);
  const [first] = pieces;
  const step = t('steps.lend');
  const title =
    pieces.length === 1 && first
      ? t('stepTitle', { step, number: first.number })
      : t('stepTitleMany', { step, count: pieces.length });
  return (
    <FormDialog title={title} submitLabel={t('lend.submit')} form={form} onClose={onClose}>
      {pieces.length > 1 && (
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {pieces.map(({ number }) => number).join(', ')}
        </Typography>
      )}
      <HolderFields control={form.control} kind={kind} onKind={setKind} />
      <FieldPair>
        <FormMomentField control={form.control} name="due" kind="date" hint={t('dueHint')} />
        <FormSelectField
          control={form.control}
          name="condition"
          label={t('lend.condition')}
          choices={LENT_CONDITIONS.map((value) => ({ value, label: t(`conditions.${value}`) }))}
        />
      </FieldPair>
      <FormTextField control={form.control} name="note" multiline minRows={2} />
      <Failures failures={failures} />
    </FormDialog>
  );
}
