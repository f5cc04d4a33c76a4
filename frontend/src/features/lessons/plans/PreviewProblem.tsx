import { LazyAlert } from '#frontend/src/components/LazyAlert.tsx';
import { ApiError } from '#frontend/src/lib/api-error.ts';

/** Why there is nothing to show: what the server says of the fields, else of the whole. */
export function PreviewProblem({ error }: { readonly error: Error | null }) {
  if (!error) return null;
  const fields = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  const told = fields.length > 0 ? [...new Set(fields)].join(' ') : error.message;
  return <LazyAlert severity="warning">{told}</LazyAlert>;
}
