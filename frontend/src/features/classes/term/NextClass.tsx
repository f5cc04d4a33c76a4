import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { ClassId } from '#shared/ids.ts';
import type { TermEnd } from '#shared/lessons/term-calls.ts';
import { type MoveResult, useMoveStudents } from './use-move-students.ts';

interface Props {
  readonly from: ClassId;
  readonly students: TermEnd['students'];
}

function Outcome({ moved, students }: { moved: MoveResult; readonly students: Props['students'] }) {
  const { t } = useTranslation('classes');
  const { done, refused } = moved;
  const nameOf = (of: string) => students.find(({ id }) => id === of)?.name ?? '';
  return (
    <>
      {done.length > 0 && (
        <Alert severity="success">{t('term.moved', { count: done.length })}</Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {t('term.notMoved', { count: refused.length })}
          <ul>
            {refused.map(({ id, message }) => (
              <li key={id}>
                <b>{nameOf(id)}</b> {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** Which students move to which class; at first all of them. */
function useChosenStudents(students: Props['students'], moved: MoveResult | undefined) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const there = students.filter(({ id }) => !moved?.done.includes(id));
  const toggle = (ids: readonly string[], chosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const id of ids) chosen ? next.delete(id) : next.add(id);
      return next;
    });
  return { there, toggle, chosen: there.filter(({ id }) => !left.has(id)).map(({ id }) => id) };
}

interface StudentChoiceProps {
  readonly there: Props['students'];
  readonly chosen: readonly string[];
  readonly toggle: (ids: readonly string[], chosen: boolean) => void;
}

function StudentChoice({ there, chosen, toggle }: StudentChoiceProps) {
  const { t } = useTranslation('classes');
  const all = chosen.length === there.length;
  return (
    <FormGroup>
      <FormControlLabel
        label={t('term.everybody')}
        control={
          <Checkbox
            checked={all}
            indeterminate={!all && chosen.length > 0}
            onChange={(_, checked) =>
              toggle(
                there.map(({ id }) => id),
                checked,
              )
            }
          />
        }
      />
      {there.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          label={name}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(_, checked) => toggle([id], checked)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** Moves the students of an ended class to another class, and shows why some could not be moved. */
export function NextClass({ from, students }: Props) {
  const { t } = useTranslation('classes');
  const [into, setInto] = useState<ClassRef | null>(null);
  const [done, setDone] = useState<MoveResult>({ done: [], refused: [] });
  const moving = useMoveStudents();
  const { there, toggle, chosen } = useChosenStudents(students, done);
  const move = () =>
    into &&
    moving.mutate(
      { from, into: into.id, student_ids: chosen },
      {
        onSuccess: (moved) =>
          setDone((before) => ({ ...moved, done: [...before.done, ...moved.done] })),
      },
    );
  return (
    <Stack component="section" spacing={1} aria-label={t('term.next')}>
      <Typography variant="h3">{t('term.next')}</Typography>
      <Typography color="textSecondary">{t('term.nextHint')}</Typography>
      <Outcome moved={done} students={students} />
      <FormProblem problem={moving.error} />
      {there.length > 0 && (
        <>
          <ClassInput label={t('term.nextClass')} value={into} onChange={setInto} />
          <StudentChoice there={there} chosen={chosen} toggle={toggle} />
          <Button
            variant="contained"
            loading={moving.isPending}
            disabled={!into || chosen.length === 0}
            onClick={move}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('term.move', { count: chosen.length })}
          </Button>
        </>
      )}
    </Stack>
  );
}
