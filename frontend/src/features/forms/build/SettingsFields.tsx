import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledMoment } from '#frontend/src/ui/form/LabelledMoment.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { FORM_LIMITS, KEPT_DAYS, ONCE } from '#shared/forms/limits.ts';
import type { DraftFault, FormDraft } from './form-draft.ts';
import { useFaultText } from './use-fault-text.ts';

interface Props {
  readonly draft: FormDraft;
  readonly fault: DraftFault | undefined;
  readonly onChange: (changes: Partial<FormDraft>) => void;
}

/** When a form takes answers, how many, of whom, and how long they are kept. */
export function SettingsFields({ draft, fault, onChange }: Props) {
  const { t } = useTranslation('forms');
  const faultText = useFaultText();
  const errorOf = (where: DraftFault['where']) =>
    fault?.where === where ? faultText(fault) : undefined;
  const onceOf = (value: string) => ONCE.find((each) => each === value) ?? 'no';
  const daysOf = (value: string) => KEPT_DAYS.find((each) => each === value) ?? '90';
  return (
    <Paper component="section" aria-label={t('build.settings')} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">{t('build.settings')}</Typography>
        {(['from', 'until'] as const).map((name) => (
          <LabelledMoment
            key={name}
            kind="dateTime"
            label={t(`build.${name}`)}
            value={draft[name]}
            error={errorOf(name)}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <LabelledInput
          label={t('build.limit')}
          hint={t('build.limitHint')}
          inputMode="numeric"
          maxLength={6}
          error={errorOf('most')}
          value={draft.most}
          onChange={({ target }) => onChange({ most: target.value })}
        />
        <LabelledSelect
          label={t('build.once')}
          value={draft.once}
          choices={ONCE.map((value) => ({ value, label: t(`once.${value}`) }))}
          onChange={({ target }) => onChange({ once: onceOf(target.value) })}
        />
        {draft.once === 'student' && (
          <Typography variant="body2" color="textSecondary">
            {t('once.studentHint')}
          </Typography>
        )}
        <LabelledSelect
          label={t('build.kept')}
          value={draft.keptDays}
          choices={KEPT_DAYS.map((value) => ({
            value,
            label: t('build.keptDays', { count: Number(value) }),
          }))}
          onChange={({ target }) => onChange({ keptDays: daysOf(target.value) })}
        />
        <Typography variant="body2" color="textSecondary">
          {t('build.keptHint')}
        </Typography>
        <LabelledInput
          label={t('build.thanks')}
          hint={t('build.thanksHint')}
          multiline
          minRows={2}
          maxLength={FORM_LIMITS.thanksMax}
          value={draft.thanks}
          onChange={({ target }) => onChange({ thanks: target.value })}
        />
      </Stack>
    </Paper>
  );
}
