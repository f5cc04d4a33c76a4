import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { ReportEditor } from '../editor/ReportEditor.tsx';
import { draftOptions } from '../queries.ts';
import { useStateWord } from './ChildName.tsx';
import type { SheetProps } from './views.ts';

/** Ctrl+Enter goes on, Alt with an arrow goes either way: both also while a text is written. */
function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  if ((ctrlKey || metaKey) && key === 'Enter') return 1;
  if (!altKey) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

function useSteps(step: (by: number) => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const isElsewhere = target instanceof Element && target.closest('[role=dialog]') !== null;
      const by = event.isComposing || isElsewhere ? 0 : stepOf(event);
      if (by === 0) return;
      event.preventDefault();
      step(by);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [step]);
}

/** One child after the other, with the evidence beside the text. */
export function OneByOne({ cycle, classId, lines }: SheetProps) {
  const { t } = useTranslation('reports');
  const stateWord = useStateWord();
  const client = useQueryClient();
  const firstOpen = lines.findIndex(({ report }) => report === null);
  const [at, setAt] = useState(Math.max(0, firstOpen));
  const [moved, setMoved] = useState(false);
  const line = lines[Math.min(at, lines.length - 1)];
  const next = lines[at + 1];
  const step = (by: number) => {
    setMoved(true);
    setAt(Math.min(Math.max(at + by, 0), lines.length - 1));
  };
  useSteps(step);
  const place = { cycle_id: cycle.id, class_id: classId };
  // The next child is there before it is asked for.
  useEffect(() => {
    if (!next) return;
    const asked = { cycle_id: cycle.id, class_id: classId, student_id: next.student_id };
    void client.prefetchQuery(draftOptions(asked));
  }, [client, next, cycle.id, classId]);
  if (!line) return null;
  return (
    <Stack spacing={2}>
      <Paper sx={{ p: 1.5, position: 'sticky', top: 0, zIndex: 2 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'end', flexWrap: 'wrap' }}>
          <div style={{ flex: '1 1 14rem' }}>
            <LabelledSelect
              label={t('one.child', { at: at + 1, total: lines.length })}
              value={line.student_id}
              onChange={({ target }) =>
                setAt(lines.findIndex(({ student_id }) => student_id === target.value))
              }
              choices={lines.map((each) => ({
                value: each.student_id,
                label: `${each.name} · ${stateWord(each)}`,
              }))}
            />
          </div>
          <Button
            variant="outlined"
            startIcon={<ChevronLeftIcon />}
            disabled={at === 0}
            aria-keyshortcuts="Alt+ArrowUp"
            onClick={() => step(-1)}
          >
            {t('one.previous')}
          </Button>
          <Button
            variant="contained"
            endIcon={<ChevronRightIcon />}
            disabled={at >= lines.length - 1}
            aria-keyshortcuts="Control+Enter Alt+ArrowDown"
            onClick={() => step(1)}
          >
            {t('one.next')}
          </Button>
        </Stack>
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ mt: 0.5, display: { xs: 'none', md: 'block' } }}
        >
          {t('one.keys')}
        </Typography>
      </Paper>
      <ReportEditor
        key={line.student_id}
        of={{ ...place, student_id: line.student_id }}
        isBrief
        autoFocus={moved}
      />
    </Stack>
  );
}
