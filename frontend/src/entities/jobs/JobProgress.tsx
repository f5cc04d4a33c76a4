import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { ProgressHeadline } from '#frontend/src/ui/ProgressHeadline.tsx';
import type { ChildRowDto, JobDto, JobRowDto } from '#shared/jobs/fields.ts';
import type { JobRun } from './use-job-run.ts';

const ICONS = {
  done: <CheckCircleIcon color="success" fontSize="small" />,
  failed: <ErrorIcon color="error" fontSize="small" />,
  waiting: <HourglassIcon color="disabled" fontSize="small" />,
} as const;

/** What a kind of job says in its own words. */
export interface JobTexts {
  readonly headline: string;
  readonly mayClose: string;
  readonly goOn: string;
  readonly cancel: string;
  readonly rows: Readonly<Record<JobRowDto['state'], string>>;
}

/** What a row of a job is about: its id, and its name on the screen. */
interface RowSubject {
  readonly id: string;
  readonly name: string;
}

/** The subject of a row that concerns a child. */
export const childOf = ({ student_id, student_name }: ChildRowDto): RowSubject => ({
  id: student_id,
  name: student_name,
});

interface Props<R extends JobRowDto> {
  readonly run: Omit<JobRun<JobDto & { readonly rows: R[] }>, 'follow'>;
  readonly texts: JobTexts;
  /** What a row is about. */
  readonly subjectOf: (row: R) => RowSubject;
  /** What somebody has to know of a row that is done. */
  readonly warningOf?: (row: R) => string | undefined;
  /** Further buttons. */
  readonly children?: ReactNode;
}

interface LineProps {
  readonly name: string;
  readonly row: JobRowDto;
  readonly said: string;
  readonly warning: string | undefined;
}

const RowLine = ({ name, row, said, warning }: LineProps) => (
  <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.5 }}>
    {warning ? <WarningIcon color="warning" fontSize="small" /> : ICONS[row.state]}
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {name} · {said}
      {row.reason && `: ${row.reason}`}
      {warning && (
        <Typography component="span" variant="body2" sx={{ display: 'block' }}>
          {warning}
        </Typography>
      )}
    </Typography>
  </Stack>
);

/** How far a job is, row by row. */
export function JobProgress<R extends JobRowDto>(props: Props<R>) {
  const { run, texts, subjectOf, warningOf, children } = props;
  const { job, error, working } = run;
  const isRunning = job.state === 'running';
  return (
    <Stack spacing={2}>
      <ProgressHeadline past={isRunning ? job.done + job.failed : undefined} total={job.total}>
        {texts.headline}
      </ProgressHeadline>
      {isRunning && (
        <Typography variant="body2" color="textSecondary">
          {texts.mayClose}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {job.rows.map((row) => {
          const { id, name } = subjectOf(row);
          const said = texts.rows[row.state];
          return <RowLine key={id} name={name} row={row} said={said} warning={warningOf?.(row)} />;
        })}
      </Box>
      <FormProblem problem={error} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isRunning && error && !working && (
          <Button variant="contained" onClick={run.goOn}>
            {texts.goOn}
          </Button>
        )}
        {(job.state === 'waiting' || (isRunning && working)) && (
          <Button loading={run.cancelling} onClick={run.cancel}>
            {texts.cancel}
          </Button>
        )}
        {children}
      </Stack>
    </Stack>
  );
}
