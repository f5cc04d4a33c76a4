import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import { fillWords, PLACEHOLDERS } from '#shared/report-words.ts';
import { PicturesField } from '../editor/PicturesField.tsx';
import { usePendingMedia } from '../editor/pending-media.ts';
import { isAsked } from '../editor/shown-sections.ts';
import type { SheetProps } from '../sheet/views.ts';
import { UnsavedNote } from '../writing/UnsavedNote.tsx';
import { type Common, isNothing, MODES, type Mode, useCommon } from './use-common.ts';

interface Props extends SheetProps {
  readonly onClose: () => void;
}

const EMPTY: Common = { name: '', task: '', evaluation: '', pictures: [] };

interface WordsProps {
  readonly onInsert: (text: string) => void;
}

/** What stands for the child; a click writes it into the field that was used last. */
function Placeholders({ onInsert }: WordsProps) {
  const { t } = useTranslation('reports');
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label={t('common.words')}
      sx={{ gap: 0.75, flexWrap: 'wrap' }}
    >
      {PLACEHOLDERS.map((name) => (
        <Chip
          key={name}
          variant="outlined"
          label={`{${name}} ${t(`common.placeholder.${name}`)}`}
          onClick={() => onInsert(`{${name}}`)}
          sx={({ layout }) => ({ minHeight: layout.touch, borderRadius: 6 })}
        />
      ))}
    </Stack>
  );
}

/** The texts as one of the children gets them. */
function Preview({
  common,
  lines,
  words,
}: Pick<Props, 'lines'> & { common: Common; words: Language }) {
  const { t } = useTranslation('reports');
  const [id, setId] = useState<string>(lines[0]?.student_id ?? '');
  const child = lines.find(({ student_id }) => student_id === id);
  if (!child) return null;
  const texts = [common.name, common.task, common.evaluation].filter((text) => text.trim());
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <LabelledSelect
        label={t('common.preview')}
        value={id}
        onChange={({ target }) => setId(target.value)}
        choices={lines.map(({ student_id, name }) => ({ value: student_id, label: name }))}
      />
      {texts.map((text) => (
        <Typography key={text} sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {fillWords(text, child, words)}
        </Typography>
      ))}
      {texts.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('common.previewEmpty')}
        </Typography>
      )}
    </Paper>
  );
}

type TextName = 'name' | 'task' | 'evaluation';
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Writes a word where the cursor was last. */
function useInsertion(common: Common, set: (change: Partial<Common>) => void) {
  const last = useRef<{ readonly name: TextName; readonly field: Field } | null>(null);
  const follow = (name: TextName) => (event: FocusEvent<Field>) => {
    last.current = { name, field: event.currentTarget };
  };
  const insert = (word: string) => {
    const { name, field } = last.current ?? { name: 'name' as const, field: null };
    const text = common[name];
    const from = field?.selectionStart ?? text.length;
    const to = field?.selectionEnd ?? from;
    set({ [name]: text.slice(0, from) + word + text.slice(to) });
  };
  return { follow, insert };
}

interface TextsProps extends Pick<Props, 'cycle'> {
  readonly common: Common;
  readonly onChange: (common: Common) => void;
}

/** The title, and what the template of the cycle has. */
function Texts({ cycle: { template }, common, onChange }: TextsProps) {
  const { t } = useTranslation('reports');
  const set = (change: Partial<Common>) => onChange({ ...common, ...change });
  const { follow, insert } = useInsertion(common, set);
  return (
    <>
      <LabelledInput
        label={t('editor.name')}
        hint={t('common.nameHint', { example: '{name}' })}
        value={common.name}
        maxLength={REPORT_LIMITS.nameMax}
        onFocus={follow('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      {isAsked(template, 'task') && (
        <LabelledInput
          label={t('sections.task')}
          value={common.task}
          multiline
          minRows={3}
          maxRows={10}
          maxLength={REPORT_LIMITS.evaluationMax}
          onFocus={follow('task')}
          onChange={({ target }) => set({ task: target.value })}
        />
      )}
      {isAsked(template, 'evaluation') && (
        <LabelledInput
          label={t('sections.evaluation')}
          value={common.evaluation}
          multiline
          minRows={4}
          maxRows={10}
          maxLength={REPORT_LIMITS.evaluationMax}
          onFocus={follow('evaluation')}
          onChange={({ target }) => set({ evaluation: target.value })}
        />
      )}
      <Placeholders onInsert={insert} />
      {isAsked(template, 'pictures') && <PicturesField writing={{ values: common, change: set }} />}
    </>
  );
}

interface HowProps {
  readonly mode: Mode;
  readonly words: Language;
  readonly onMode: (mode: Mode) => void;
  readonly onWords: (words: Language) => void;
}

function How({ mode, words, onMode, onWords }: HowProps) {
  const { t } = useTranslation('reports');
  return (
    <>
      <RadioGroup
        aria-label={t('common.mode')}
        value={mode}
        onChange={(_, value) => onMode(value as Mode)}
      >
        {MODES.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={t(`common.modes.${each}`)}
          />
        ))}
      </RadioGroup>
      <LabelledSelect
        label={t('common.language')}
        value={words}
        onChange={({ target }) => onWords(target.value as Language)}
        choices={LANGUAGES.map((value) => ({ value, label: t(`common.languages.${value}`) }))}
      />
    </>
  );
}

/** What is common to all reports of a class is written once; the server fills in each child's name and pronouns. */
export function CommonDialog({ cycle, classId, lines, onClose }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [common, setCommon] = useState(EMPTY);
  const [mode, setMode] = useState<Mode>('empty');
  const [words, setWords] = useState<Language>(language);
  const members = lines.filter(({ member }) => member);
  const { run, working, done, refused, unsaved, problem } = useCommon({
    cycle,
    classId,
    lines: members,
  });
  const isEmpty = isNothing(common);
  const uploading = usePendingMedia().pictures > 0;
  const { leave, question } = useLeaveGuard(uploading || (!isEmpty && done === null && !working));
  return (
    <>
      <ClosableDialog title={t('common.title')} maxWidth="md" onClose={() => leave(onClose)}>
        <DialogContent>
          <Stack spacing={2}>
            <Typography color="textSecondary">{t('common.hint')}</Typography>
            <Texts cycle={cycle} common={common} onChange={setCommon} />
            <Preview common={common} lines={members} words={words} />
            <How mode={mode} words={words} onMode={setMode} onWords={setWords} />
            <FormProblem problem={problem} />
            <UnsavedNote unsaved={unsaved} />
            {done !== null && (
              <Alert severity={refused.length > 0 ? 'warning' : 'success'}>
                {t('common.done', { count: done })}
                {refused.map(({ name, reason }) => (
                  <div key={name}>
                    {name}: {reason}
                  </div>
                ))}
              </Alert>
            )}
            <Stack direction="row" spacing={1}>
              <Button
                variant="contained"
                disabled={isEmpty || uploading}
                loading={working}
                onClick={() => void run(common, mode, words)}
              >
                {t('common.go', { count: members.length })}
              </Button>
              {done !== null && <Button onClick={onClose}>{t('common.close')}</Button>}
            </Stack>
          </Stack>
        </DialogContent>
      </ClosableDialog>
      {question}
    </>
  );
}
