import { LazyAlert } from '#frontend/src/ui/LazyAlert.tsx';
import { problemText } from './problem-text.ts';

/** Why there is nothing to show. */
export function PreviewProblem({ error }: { readonly error: Error | null }) {
  return error && <LazyAlert severity="warning">{problemText(error)}</LazyAlert>;
}
