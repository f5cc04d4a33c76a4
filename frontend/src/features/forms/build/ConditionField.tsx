import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { isChoice, type Question } from '#shared/forms/questions.ts';
import type { KindProps } from './kind-props.ts';

interface Props extends KindProps {
  /** The questions before it: only what was asked can decide. */
  readonly before: readonly Question[];
}

/** When a question is shown: always, or when some options of an earlier choice were chosen. */
export function ConditionField({ question, before, onChange }: Props) {
  const { t } = useTranslation('forms');
  const { when } = question;
  const asked = before.filter(isChoice);
  if (asked.length === 0 && !when) return null;
  const chosen = asked.find(({ id }) => id === when?.question);
  const choose = (id: string) => {
    const [first] = asked.find((each) => each.id === id)?.options ?? [];
    onChange({ when: first ? { question: id, options: [first.id] } : null });
  };
  const turn = (option: string, next: boolean) => {
    if (!when) return;
    const others = when.options.filter((id) => id !== option);
    onChange({ when: { ...when, options: next ? [...others, option] : others } });
  };
  return (
    <Stack spacing={1}>
      <LabelledSelect
        label={t('build.when')}
        value={chosen?.id ?? ''}
        choices={[
          { value: '', label: t('build.always') },
          ...asked.map(({ id, title }) => ({
            value: id,
            label: t('build.whenAnswer', { title: title || t('build.untitled') }),
          })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {chosen && (
        <FormGroup row role="group" aria-label={t('build.whenOptions')}>
          {chosen.options.map(({ id, label }) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  checked={when?.options.includes(id) ?? false}
                  onChange={(_, next) => turn(id, next)}
                />
              }
              label={label || '—'}
            />
          ))}
        </FormGroup>
      )}
    </Stack>
  );
}
