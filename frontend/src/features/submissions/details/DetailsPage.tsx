import { useParams } from 'react-router';
import type { TaskId } from '#shared/ids.ts';
import { Details } from './Details.tsx';

/** The students of a task: how far each of them is. */
export default function DetailsPage() {
  const { id = '' } = useParams();
  return <Details key={id} taskId={id as TaskId} />;
}
