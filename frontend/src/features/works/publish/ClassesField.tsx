import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ClassesInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassNames } from '#frontend/src/entities/names/use-name-of.ts';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { ROLE } from '#shared/roles.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { idsOf, type PublishValues } from './publish-values.ts';

interface Props {
  readonly control: FieldControl<PublishValues, 'works'>;
}

interface InputProps {
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly error: string | undefined;
  /** They alone see the work. */
  readonly isOnly: boolean;
}

/** A student's own classes, some of which may be left out. */
function OwnClasses({ value, onChange, error, isOnly }: InputProps) {
  const { t } = useTranslation('works');
  const id = useId();
  const own = useProfile().data?.classes.classOwn ?? [];
  const toggle = (each: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, each] : value.filter((other) => other !== each));
  const isFull = value.length >= WORK_LIMITS.classesMax;
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={id}>
      <FormLabel component="legend" sx={{ fontWeight: 600 }}>
        {t(isOnly ? 'forClasses' : 'inClasses')}
      </FormLabel>
      <FormGroup>
        {own.map((each) => (
          <FormControlLabel
            key={each.id}
            label={each.name}
            control={
              <Checkbox
                checked={value.includes(each.id)}
                disabled={isFull && !value.includes(each.id)}
                onChange={(_, isChosen) => toggle(each.id, isChosen)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>{error ?? (own.length === 0 ? t('noClass') : '')}</FormHelperText>
    </FormControl>
  );
}

/** Classes of a member of staff. */
function SomeClasses({ value, onChange, error, isOnly }: InputProps) {
  const { t } = useTranslation('works');
  return (
    <ClassesInput
      label={t(isOnly ? 'forClasses' : 'inClasses')}
      value={useClassNames(value)}
      onChange={(chosen) => onChange(chosen.map(({ id }) => id).slice(0, WORK_LIMITS.classesMax))}
      hint={t('classesMax', { count: WORK_LIMITS.classesMax })}
      error={error}
    />
  );
}

/** The classes whose galleries show a work. */
export function ClassesField({ control }: Props) {
  const { role } = useSignedIn();
  const { field, fieldState } = useController({ control, name: 'class_ids' });
  const error = useIssueText('class_ids', fieldState.error?.message, 'works');
  const isOnly = useWatch({ control, name: 'visibility' }) === 'class';
  const Input = role === ROLE.student ? OwnClasses : SomeClasses;
  return (
    <Input value={idsOf(field.value)} onChange={field.onChange} error={error} isOnly={isOnly} />
  );
}
