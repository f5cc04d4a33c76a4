import { useParams } from 'react-router';
import type { TaskId } from '#shared/ids.ts';
import { NEXT } from './queue.ts';
import { Reviewing } from './Reviewing.tsx';

/** One answer on the whole screen, and the way to the next. */
export default function ReviewPage() {
  const { taskId = '', id = NEXT } = useParams();
  return <Reviewing key={taskId} taskId={taskId as TaskId} id={id} />;
}
