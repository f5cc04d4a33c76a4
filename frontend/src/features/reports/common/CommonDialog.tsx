import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { fillWords } from '#shared/reports/report-words.ts';
import { usePendingMedia } from '../editor/pending-media.ts';
import type { SheetLine } from '../queries.ts';
import type { SheetProps } from '../sheet/views.ts';
import { UnsavedNote } from '../writing/UnsavedNote.tsx';
import { CommonTexts } from './CommonTexts.tsx';
import { type Common, isNothing, MODES, type Mode, useCommon } from './use-common.ts';

interface Props extends SheetProps {
  readonly onClose: () => void;
}

const EMPTY: Common = { name: '', task: '', evaluation: '', pictures: [] };

interface PreviewProps extends Pick<Props, 'lines'> {
  readonly common: Common;
  readonly child: SheetLine;
  readonly words: Language;
  readonly onChild: (id: string) => void;
}

/** The texts as one of the children gets them. */
function Preview({ common, lines, child, words, onChild }: PreviewProps) {
  const { t } = useTranslation('reports');
  const texts = [common.name, common.task, common.evaluation].filter((text) => text.trim());
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <LabelledSelect
        label={t('common.preview')}
        value={child.student_id}
        onChange={({ target }) => onChild(target.value)}
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
  const [childId, setChild] = useState('');
  const child = members.find(({ student_id }) => student_id === childId) ?? members[0];
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
            <CommonTexts
              cycle={cycle}
              classId={classId}
              child={child}
              common={common}
              onChange={setCommon}
            />
            {child && (
              <Preview
                common={common}
                lines={members}
                child={child}
                words={words}
                onChild={setChild}
              />
            )}
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
