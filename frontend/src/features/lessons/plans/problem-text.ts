import { ApiError } from '#frontend/src/lib/api-error.ts';

/** Why there is no preview: what the server says of the fields, else of the whole. */
export function problemText(error: Error): string {
  const fields = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  return fields.length > 0 ? [...new Set(fields)].join(' ') : error.message;
}
