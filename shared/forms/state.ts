/** What a form is to those who open its address now. */
export const FORM_STATES = ['open', 'early', 'over', 'closed', 'full'] as const;
export type FormState = (typeof FORM_STATES)[number];

interface Limits {
  /** Instants; empty for none. */
  readonly from: string;
  readonly until: string;
  /** When it was closed by hand; empty while it is not. */
  readonly closed: string;
}

/** Without a look at how many have answered. */
export function stateOfForm(
  { from, until, closed }: Limits,
  now: Date,
): Exclude<FormState, 'full'> {
  const at = now.toISOString();
  if (closed !== '') return 'closed';
  if (until !== '' && until <= at) return 'over';
  return from !== '' && from > at ? 'early' : 'open';
}

/** When a form has ended or will end; empty for one without an end. */
export const endOfForm = ({ until, closed }: Limits): string =>
  [until, closed].filter((each) => each !== '').toSorted()[0] ?? '';
