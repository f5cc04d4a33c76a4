import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ReportTemplate } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { TemplateFields } from '../kinds/TemplateFields.tsx';
import type { CycleControl } from './cycle-form.ts';

interface Props {
  readonly control: CycleControl;
  /** What the cycle asks for until it is saved. */
  readonly before: ReportTemplate;
}

/** What is taken out of the template, in words. */
function useTakenOut(before: ReportTemplate, now: ReportTemplate): readonly string[] {
  const { t } = useTranslation('reports');
  return [
    ...before.sections
      .filter((section) => !now.sections.includes(section))
      .map((section) => t(`sections.${section}`)),
    ...before.dimensions
      .filter((name) => !now.dimensions.includes(name))
      .map((name) => t(`dimensions.${name}`)),
  ];
}

function TakenOut({ before, now }: { before: ReportTemplate; readonly now: ReportTemplate }) {
  const { t } = useTranslation('reports');
  const { list } = useFormats();
  const parts = useTakenOut(before, now);
  if (parts.length === 0) return null;
  return <Alert severity="info">{t('cycle.takenOut', { parts: list(parts) })}</Alert>;
}

/** What the reports of a cycle that has begun consist of. What is written already stays, whatever is taken out. */
export function CycleTemplate({ control, before }: Props) {
  const { t } = useTranslation('reports');
  const { field, fieldState } = useController({ control, name: 'template' });
  const now = field.value ?? before;
  const { phrasesMax: most, phraseMax: length } = REPORT_LIMITS;
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('cycle.template')}
          {fieldState.error && (
            <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
              {t('kind.phrasesMax', { most, length })}
            </Typography>
          )}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {t('cycle.templateHint')}
          </Typography>
          <TemplateFields value={now} onChange={field.onChange} />
          <TakenOut before={before} now={now} />
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}
