import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PlayerContext } from '#frontend/src/entities/scratch/player-context.ts';
import { pathOf } from '#frontend/src/lib/addresses.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { TaskId } from '#shared/ids.ts';
import type { Submission } from '#shared/tasks/fields.ts';
import { useSubmission } from '../queries.ts';
import { Ahead } from './Ahead.tsx';
import { AllDone } from './AllDone.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { useShownVersion } from './History.tsx';
import { NEXT } from './queue.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { Columns, Stage } from './Stage.tsx';
import { usePageKeys, useSingleKeys, useStage } from './use-review-keys.ts';
import { type Queue, useReviewQueue, useStatus } from './use-review-queue.ts';
import { versionsToReview } from './versions-to-review.ts';

interface Props {
  readonly taskId: TaskId;
  readonly id: string;
}

interface FrameProps {
  readonly taskId: TaskId;
  readonly queue: Queue;
  readonly status: string;
  readonly main: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
  readonly children: ReactNode;
}

/** The bar, and below it an answer, or the message that all are reviewed. */
function Frame({ taskId, queue, status, main, onHelp, children }: FrameProps) {
  const [search] = useSearchParams();
  const { goTo, following, preceding, next, isLooking, position } = queue;
  const backTo = { pathname: paths.answers(taskId), search: search.toString() };
  const isOver = position === 0 && !next && !isLooking;
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <ReviewBar
        title={queue.task?.title ?? ''}
        status={status}
        backTo={backTo}
        onPrevious={preceding ? () => goTo(preceding) : undefined}
        onNext={following ? () => goTo(following) : undefined}
        onHelp={onHelp}
      />
      <Box component="main" tabIndex={-1} ref={main} sx={{ flexGrow: 1 }}>
        {isOver ? <AllDone count={queue.reviewed} backTo={backTo} /> : children}
      </Box>
    </Stack>
  );
}

/** The stage, stopped whenever another file is shown. */
function useQuietStage(main: RefObject<HTMLElement | null>, file: string | undefined) {
  const stage = useStage(main);
  const { reset } = stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset for each file.
  useEffect(reset, [file]);
  return stage;
}

function useAnswer(taskId: string, id: string) {
  const query = useSubmission(taskId, id === NEXT ? '' : id);
  const { data } = query;
  const versions = useMemo(() => (data ? versionsToReview(data) : []), [data]);
  const version = useShownVersion(id, versions.length);
  const file = versions[version.index];
  const handedIn = data?.handed_in ?? [];
  // What the deadline has frozen is compared with what was handed in last.
  const before = file?.what === 'handed_in' ? handedIn[version.index + 1] : handedIn[0];
  return { ...query, versions, version, file, before };
}

/** Opens the answer that has waited longest when the address names no student. */
function useFirst(id: string, { next, goTo }: Queue): void {
  useEffect(() => {
    if (id === NEXT && next) goTo(next);
  });
}

/** Reviews the answers of a task one after the other, each beside its work. */
function Reviewing({ taskId, id }: Props) {
  const main = useRef<HTMLElement>(null);
  const queue = useReviewQueue(taskId, id);
  useFirst(id, queue);
  const { data, error, refetch, versions, version, file, before } = useAnswer(taskId, id);
  const { status, setSaved } = useStatus(queue, data);
  const [single, setSingle] = useSingleKeys();
  const [isHelping, setHelping] = useState(false);
  const stage = useQuietStage(main, file && pathOf(file.url));
  const onHelp = () => setHelping(true);
  usePageKeys({ single, queue, version, stage, main, onHelp });

  const problem = error ?? (id === NEXT ? queue.error : null);
  const panel = ({ answer }: Submission) => (
    <AnswerPanel
      key={`${id} ${answer.rev}`}
      taskId={taskId}
      answer={answer}
      versions={versions}
      version={version}
      single={single}
      onSaved={(suggested) => {
        setSaved(answer.name);
        queue.settle(id, suggested);
      }}
    />
  );
  return (
    <PlayerContext value={stage.context}>
      <Frame taskId={taskId} queue={queue} status={status} main={main} onHelp={onHelp}>
        {problem && <ErrorState error={problem} onRetry={() => void refetch()} />}
        {!problem && (
          <Columns
            stage={<Stage file={data && (file ?? null)} before={before} />}
            panel={data && panel(data)}
          />
        )}
      </Frame>
      {queue.following && <Ahead taskId={taskId} studentId={queue.following} />}
      {isHelping && (
        <HelpDialog isOn={single} onSwitch={setSingle} onClose={() => setHelping(false)} />
      )}
    </PlayerContext>
  );
}

/** The full-screen review of a task's answers. */
export default function ReviewPage() {
  const { taskId = '', id = NEXT } = useParams();
  return <Reviewing key={taskId} taskId={taskId as TaskId} id={id} />;
}
