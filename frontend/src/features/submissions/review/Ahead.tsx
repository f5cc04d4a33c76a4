import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBytes } from '#frontend/src/entities/works/view/use-file.ts';
import { submissionOptions } from '../queries.ts';
import { type VersionToReview, versionsToReview } from './versions-to-review.ts';

function Project({ url }: { readonly url: string }) {
  useBytes(url);
  return null;
}

function Picture({ url }: { readonly url: string }) {
  useEffect(() => {
    new Image().src = url;
  }, [url]);
  return null;
}

function File({ kind, url }: VersionToReview) {
  if (kind === 'scratch') return <Project url={url} />;
  return kind === 'picture' ? <Picture url={url} /> : null;
}

interface Props {
  readonly taskId: string;
  readonly studentId: string;
}

/** Fetches the next answer and its file ahead of time. */
export function Ahead({ taskId, studentId }: Props) {
  const { data } = useQuery(submissionOptions(taskId, studentId));
  const [first] = data ? versionsToReview(data) : [];
  return first ? <File {...first} /> : null;
}
