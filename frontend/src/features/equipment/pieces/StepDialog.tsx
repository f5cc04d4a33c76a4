import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { toast } from '#frontend/src/lib/toasts.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormMoneyField } from '#frontend/src/ui/form/FormMoneyField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import { type FieldControl, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { isDay } from '#shared/days.ts';
import { PieceDto } from '#shared/equipment/fields.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { type PieceStep, RETURN_CONDITIONS } from '#shared/equipment/rules.ts';
import { toError } from '#shared/to-error.ts';
import { useStep } from '../queries.ts';
import { type Failure, Failures } from './Failures.tsx';

const schemaOf = (step: PieceStep) =>
  z.object({
    condition: z.enum(RETURN_CONDITIONS),
    due: z.string().refine((day) => (day === '' ? step !== 'extend' : isDay(day))),
    note: z.string().max(EQUIPMENT_LIMITS.noteMax),
    cost: moneyField(),
  });
type Values = z.input<ReturnType<typeof schemaOf>>;

/** Steps that say what they mean before they are taken. */
const EXPLAINED = ['lost', 'retire', 'restore'] as const;
const isExplained = (step: PieceStep): step is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((each) => each === step);

interface FieldsProps {
  readonly step: PieceStep;
  readonly control: FieldControl<Values, 'equipment'>;
}

function StepFields({ step, control }: FieldsProps) {
  const { t } = useTranslation('equipment');
  return (
    <>
      {isExplained(step) && <Typography>{t(`stepText.${step}`)}</Typography>}
      {step === 'return' && (
        <>
          <FormSelectField
            control={control}
            name="condition"
            label={t('returned')}
            choices={RETURN_CONDITIONS.map((value) => ({ value, label: t(`conditions.${value}`) }))}
          />
          <Alert severity="info">{t('returnedHint')}</Alert>
        </>
      )}
      {step === 'extend' && <FormMomentField control={control} name="due" kind="date" />}
      {step === 'repaired' && <FormMoneyField control={control} name="cost" />}
      <FormTextField
        control={control}
        name="note"
        label={step === 'repair' ? t('repairNote') : t('note')}
        multiline
        minRows={2}
      />
    </>
  );
}

interface Props {
  readonly step: PieceStep;
  readonly pieces: readonly PieceDto[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A piece with which it did not succeed; as it is now, when somebody else changed it meanwhile. */
interface Refused {
  readonly piece: PieceDto;
  readonly error: Error;
}

/** Takes the step with one piece after the other, and answers those that were refused. */
async function takeEach(
  pieces: readonly PieceDto[],
  take: (piece: PieceDto) => Promise<unknown>,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const piece of pieces)
    try {
      await take(piece);
    } catch (error) {
      const current = conflictingRecord(error, PieceDto());
      refused.push({ piece: current ?? piece, error: toError(error) });
    }
  return refused;
}

/** What was refused can be tried again; of several pieces, those are named. */
function useTaking({ step, pieces, onDone }: Props) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useStep();
  const [left, setLeft] = useState(pieces);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const form = useContractForm({
    schema: schemaOf(step),
    namespace: 'equipment',
    defaultValues: { condition: 'fine', due: pieces[0]?.loan?.due ?? '', note: '', cost: '' },
    submit: async (values) => {
      const refused = await takeEach(left, ({ id: piece_id, rev }) =>
        mutateAsync({ ...values, step, piece_id, rev }),
      );
      const [first] = refused;
      setLeft(refused.map(({ piece }) => piece));
      if (first && pieces.length === 1) throw first.error;
      setFailures(
        refused.map(({ piece: { id, number }, error }) => ({
          id,
          message: `${number}: ${error.message}`,
        })),
      );
      if (first) return;
      toast.success(t(`done.${step}`));
      onDone();
    },
  });
  return { form, failures };
}

/** A step in the life of a piece, or the same with several. */
export function StepDialog(props: Props) {
  const { t } = useTranslation('equipment');
  const { step, pieces, onClose } = props;
  const { form, failures } = useTaking(props);
  const [first] = pieces;
  const name = t(`steps.${step}`);
  return (
    <FormDialog
      title={
        pieces.length === 1 && first
          ? t('stepTitle', { step: name, number: first.number })
          : t('stepTitleMany', { step: name, count: pieces.length })
      }
      submitLabel={name}
      form={form}
      onClose={onClose}
    >
      <StepFields step={step} control={form.control} />
      <Failures failures={failures} />
    </FormDialog>
  );
}
