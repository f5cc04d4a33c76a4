import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { FieldPair } from '#frontend/src/ui/form/FieldPair.tsx';
import { FormMomentField } from '#frontend/src/ui/form/FormMomentField.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { useKindChoices } from '../kinds/kind-choices.ts';
import { type Cycle, useKinds } from '../queries.ts';
import { CycleTemplate } from './CycleTemplate.tsx';
import { type CycleControl, REMINDERS } from './cycle-form.ts';

interface Props {
  readonly control: CycleControl;
  /** Null for a new one. */
  readonly cycle: Cycle | null;
  readonly isPrincipal: boolean;
}

function Reminders({ control }: Pick<Props, 'control'>) {
  const { t } = useTranslation('reports');
  const { field } = useController({ control, name: 'remind' });
  const deadline = useWatch({ control, name: 'deadline' });
  if (!deadline) return null;
  const toggle = (days: number) =>
    field.onChange(
      field.value.includes(days)
        ? field.value.filter((each) => each !== days)
        : [...field.value, days].toSorted((a, b) => b - a),
    );
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('cycle.remind')}
      </FormLabel>
      <FormGroup row>
        {REMINDERS.map((days) => (
          <FormControlLabel
            key={days}
            label={t('cycle.daysBefore', { count: days })}
            control={
              <Checkbox checked={field.value.includes(days)} onChange={() => toggle(days)} />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

function Classes({ control, isPrincipal }: Omit<Props, 'cycle'>) {
  const { t } = useTranslation('reports');
  const all = useController({ control, name: 'all_classes' }).field;
  const { field, fieldState } = useController({ control, name: 'class_ids' });
  const error = useIssueText('class_ids', fieldState.error?.message, 'reports');
  return (
    <>
      {isPrincipal && (
        <FormControlLabel
          label={t('cycle.allClasses')}
          control={
            <Checkbox checked={all.value} onChange={(_, checked) => all.onChange(checked)} />
          }
        />
      )}
      {!all.value && (
        <ClassesInput
          label={t('cycle.classes')}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          error={error}
        />
      )}
    </>
  );
}

/** The fields of a cycle; adding and editing share them. */
export function CycleFields({ control, cycle, isPrincipal }: Props) {
  const { t } = useTranslation('reports');
  const isNew = cycle === null;
  const kinds = useKindChoices(useKinds(isNew).data);
  return (
    <>
      {isNew && <FormSelectField control={control} name="kind" choices={kinds} />}
      <FormTextField control={control} name="name" hint={t('cycle.nameHint')} />
      <FieldPair>
        <FormMomentField control={control} kind="date" name="from" />
        <FormMomentField control={control} kind="date" name="to" />
      </FieldPair>
      <FormMomentField
        control={control}
        kind="date"
        name="deadline"
        hint={t('cycle.deadlineHint')}
      />
      <Reminders control={control} />
      <Classes control={control} isPrincipal={isPrincipal} />
      {cycle && <CycleTemplate control={control} before={cycle.template} />}
    </>
  );
}
