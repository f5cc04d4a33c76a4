import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { Section } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { fillWords } from '#shared/reports/report-words.ts';
import { RadarFigure } from '../figures/RadarFigure.tsx';
import { useEvidence } from '../queries.ts';
import { DimensionsField } from './DimensionsField.tsx';
import { PhraseField } from './PhraseField.tsx';
import { PicturesField } from './PicturesField.tsx';
import { isAsked, isShown, shownDimensions } from './shown-sections.ts';
import { TakenEvidence } from './TakenEvidence.tsx';
import { placeOf, type Writing } from './use-writing.ts';
import { VideoField } from './VideoField.tsx';

const TaskField = lazyPart(async () => (await import('./TaskField.tsx')).TaskField, {
  fallback: <Skeleton variant="rounded" height="24vh" />,
});

interface Props {
  readonly writing: Writing;
  readonly autoFocus: boolean;
}

const shows = ({ draft, values }: Writing, section: Section): boolean =>
  isShown(draft.cycle.template, section, values);

/** The template does not ask for this part (any more): what was written of it stays, and the family sees it. */
function TakenOutNote({ writing, section }: { writing: Writing; readonly section: Section }) {
  const { t } = useTranslation('reports');
  if (isAsked(writing.draft.cycle.template, section)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {t('editor.takenOut')}
    </Typography>
  );
}

/** Sentences of the school; a click writes one behind the text, with the child's name in it. */
function Sentences({ writing: { draft, values, change } }: Pick<Props, 'writing'>) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { phrases } = draft.cycle.template;
  if (phrases.length === 0) return null;
  const append = (sentence: string) => {
    const { evaluation } = values;
    const isJoined = evaluation === '' || /\s$/.test(evaluation) || language !== 'en';
    change({ evaluation: `${evaluation}${isJoined ? '' : ' '}${sentence}` });
  };
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={t('editor.sentences')}
      sx={{ gap: 0.75, flexWrap: 'wrap' }}
    >
      {phrases.map((phrase) => {
        const sentence = fillWords(phrase, draft.student, language);
        return (
          <Chip
            key={phrase}
            variant="outlined"
            label={sentence}
            onClick={() => append(sentence)}
            sx={({ layout }) => ({
              minHeight: layout.touch,
              height: 'auto',
              maxWidth: 1,
              '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
            })}
          />
        );
      })}
    </Stack>
  );
}

/** The phrase and the teacher's own words. */
function EvaluationCard({ writing, autoFocus }: Props) {
  const { t } = useTranslation('reports');
  const { values, change, draft } = writing;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const { tone } = draft.cycle.template;
  return (
    <TitledCard title={t('sections.evaluation')}>
      <TakenOutNote writing={writing} section="evaluation" />
      <Stack spacing={1.5}>
        {tone && (
          <Typography variant="body2" color="textSecondary">
            {t('cycle.tone', { tone })}
          </Typography>
        )}
        <PhraseField value={values.phrase} onChange={(phrase) => change({ phrase })} />
        <LabelledInput
          label={t('editor.evaluationOf', { name: draft.student.name })}
          value={values.evaluation}
          multiline
          minRows={6}
          maxRows={18}
          maxLength={REPORT_LIMITS.evaluationMax}
          inputRef={field}
          onChange={({ target }) => change({ evaluation: target.value })}
        />
        <Sentences writing={writing} />
      </Stack>
    </TitledCard>
  );
}

function DimensionsCard({ writing }: Pick<Props, 'writing'>) {
  const { t } = useTranslation('reports');
  const { draft, values, change } = writing;
  const asked = shownDimensions(draft.cycle.template, values);
  const last = draft.last?.dimensions ?? null;
  const { data, error } = useEvidence(placeOf(draft));
  const { list, day } = useFormats();
  const { template } = draft.cycle;
  const takenOut = asked
    .filter((name) => !isAsked(template, 'dimensions') || !template.dimensions.includes(name))
    .map((name) => t(`dimensions.${name}`));
  if (asked.length === 0) return null;
  return (
    <TitledCard title={t('sections.dimensions')}>
      {takenOut.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('editor.takenOutDimensions', { names: list(takenOut) })}
        </Typography>
      )}
      <Stack
        direction={{ xs: 'column', lg: 'row' }}
        spacing={2}
        sx={{ '& > :first-of-type': { flex: 1, minWidth: 0 } }}
      >
        <DimensionsField
          asked={asked}
          value={values.dimensions}
          last={last}
          evidence={error && !data ? null : data}
          {...(draft.last && {
            hint: t('editor.lastReport', { name: draft.last.name, date: day(draft.last.date) }),
          })}
          onChange={(dimensions) => change({ dimensions })}
        />
        <RadarFigure name={draft.student.name} asked={asked} now={values.dimensions} last={last} />
      </Stack>
    </TitledCard>
  );
}

/** What differs from child to child. */
export function BriefFields({ writing, autoFocus }: Props) {
  const { t } = useTranslation('reports');
  const { cycle, class_id, student } = writing.draft;
  return (
    <Stack spacing={2}>
      {shows(writing, 'evaluation') && <EvaluationCard writing={writing} autoFocus={autoFocus} />}
      <DimensionsCard writing={writing} />
      <Button
        component={Link}
        to={paths.writeReport(student.id, { cycle: cycle.id, class: class_id })}
        sx={{ alignSelf: 'start' }}
      >
        {t('one.whole')}
      </Button>
    </Stack>
  );
}

/** All parts that the template asks for, and those that have content. */
export function FullFields({ writing, autoFocus }: Props) {
  const { t } = useTranslation('reports');
  const { values, change } = writing;
  return (
    <Stack spacing={2}>
      <TitledCard title={t('editor.nameTitle')}>
        <LabelledInput
          label={t('editor.name')}
          hint={t('editor.nameHint')}
          value={values.name}
          maxLength={REPORT_LIMITS.nameMax}
          onChange={({ target }) => change({ name: target.value })}
        />
      </TitledCard>
      {shows(writing, 'task') && (
        <TitledCard title={t('sections.task')}>
          <TakenOutNote writing={writing} section="task" />
          <TaskField writing={writing} />
        </TitledCard>
      )}
      {shows(writing, 'evaluation') && <EvaluationCard writing={writing} autoFocus={autoFocus} />}
      <DimensionsCard writing={writing} />
      {shows(writing, 'pictures') && (
        <PicturesField
          writing={writing}
          note={<TakenOutNote writing={writing} section="pictures" />}
        />
      )}
      {shows(writing, 'video') && (
        <VideoField writing={writing} note={<TakenOutNote writing={writing} section="video" />} />
      )}
      {shows(writing, 'evidence') && (
        <TakenEvidence
          writing={writing}
          note={<TakenOutNote writing={writing} section="evidence" />}
        />
      )}
    </Stack>
  );
}
